/** An answer that many laws look at is worked out once: whoever asks for the same again is given it again. */
export function once<Given extends readonly unknown[], Answer>(
  ask: (...given: Given) => Answer,
): (...given: Given) => Answer {
  const known = new Map<string, Answer>();
  return (...given) => {
    const key = JSON.stringify(given);
    const answer = known.get(key) ?? ask(...given);
    known.set(key, answer);
    return answer;
  };
}
