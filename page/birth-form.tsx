import { useId, useState } from 'preact/hooks';
import type { Birth } from './address.js';
import { PlaceField } from './place-field.js';

interface Props {
  birth: Birth | null;
  whose: 'yours' | 'theirs';
  onBirth: (birth: Birth) => void;
}

/** What is said of a field that is needed and empty: more than a browser's own words say. */
const needed = {
  date: 'Enter the whole date of birth: day, month and year.',
  time: 'Enter the time of birth, or mark that you don’t know it.',
  place: 'Choose the place of birth from the list that opens as you type.',
};
type Missing = keyof typeof needed;

/** Name, date, time or none, and place of a birth. */
export function BirthForm({ birth, whose, onBirth }: Props) {
  const id = useId();
  const [name, setName] = useState(birth?.name ?? '');
  const [date, setDate] = useState(birth?.date ?? '');
  const [time, setTime] = useState(birth?.time ?? '');
  const [timed, setTimed] = useState(birth ? birth.time !== null : true);
  const [placeId, setPlaceId] = useState(birth?.placeId ?? null);
  const [missing, setMissing] = useState<Missing | null>(null);

  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const empty = date === '' ? 'date' : timed && time === '' ? 'time' : 'place';
    if (empty === 'place' && placeId !== null) {
      setMissing(null);
      onBirth({ name: name.trim(), date, time: timed ? time : null, placeId });
    } else {
      setMissing(empty);
      document.getElementById(`${id}-${empty}`)?.focus();
    }
  };

  return (
    <form
      class="birth"
      noValidate
      onSubmit={submit}
      aria-label={whose === 'yours' ? 'Your birth' : 'The other person’s birth'}
    >
      <div>
        <label for={`${id}-name`}>Name</label>
        <input
          id={`${id}-name`}
          type="text"
          autocomplete={whose === 'yours' ? 'given-name' : 'off'}
          maxLength={100}
          value={name}
          onInput={(event) => setName(event.currentTarget.value)}
        />
      </div>
      <div>
        <label for={`${id}-date`}>Date of birth</label>
        <input
          id={`${id}-date`}
          type="date"
          required
          aria-invalid={missing === 'date'}
          min="1800-01-01"
          max="2399-12-30"
          value={date}
          onInput={(event) => setDate(event.currentTarget.value)}
        />
      </div>
      <div>
        <label for={`${id}-time`}>Time of birth</label>
        <input
          id={`${id}-time`}
          type="time"
          required={timed}
          aria-invalid={missing === 'time'}
          disabled={!timed}
          value={timed ? time : ''}
          onInput={(event) => setTime(event.currentTarget.value)}
        />
        <label class="check">
          <input
            type="checkbox"
            checked={!timed}
            onChange={(event) => setTimed(!event.currentTarget.checked)}
          />
          {whose === 'yours' ? 'I don’t know the time' : 'the time is not known'}
        </label>
      </div>
      <PlaceField id={`${id}-place`} placeId={placeId} onPlace={setPlaceId} invalid={missing === 'place'} />
      <div class="submit">
        <button type="submit" class="main">
          {whose === 'yours' ? 'Show my chart' : 'Put the charts together'}
        </button>
      </div>
      {missing && (
        <p class="refused" role="alert">
          {needed[missing]}
        </p>
      )}
    </form>
  );
}
