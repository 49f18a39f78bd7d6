import type { Intros } from '../catalogue.js';

export const intros: Intros = {
  natal:
    '{name}, this is the sky as it stood over the place where you were born, at the minute you arrived. The Sun was in {sun}, the Moon in {moon}, and {ascendant} was coming up on the eastern horizon: what you are here to do, what you need in order to feel at home, and the door through which people first meet you. The other planets add their voices below, each colored by the sign it stands in and busy in the part of life that its house describes. Read the entries slowly and a few at a time. Where two of them disagree, both are probably right, and you already know the conversation they have.',
};
