import { useId, useState } from 'preact/hooks';
import type { Birth } from './address.js';
import { PlaceField } from './place-field.js';

interface Props {
  birth: Birth | null;
  whose: 'yours' | 'theirs';
  onBirth: (birth: Birth) => void;
}

/** Name, date, time or none, and place of a birth. */
export function BirthForm({ birth, whose, onBirth }: Props) {
  const id = useId();
  const [name, setName] = useState(birth?.name ?? '');
  const [date, setDate] = useState(birth?.date ?? '');
  const [time, setTime] = useState(birth?.time ?? '');
  const [timed, setTimed] = useState(birth ? birth.time !== null : true);
  const [placeId, setPlaceId] = useState(birth?.placeId ?? null);
  const [missing, setMissing] = useState<string | null>(null);

  const submit = (event: Event): void => {
    event.preventDefault();
    if (placeId === null) {
      setMissing('Choose the place of birth from the list that opens as you type.');
      return;
    }
    setMissing(null);
    onBirth({ name: name.trim(), date, time: timed ? time : null, placeId });
  };

  return (
    <form
      class="birth"
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
          not known
        </label>
      </div>
      <PlaceField placeId={placeId} onPlace={setPlaceId} invalid={missing !== null} />
      <div class="submit">
        <button type="submit" class="main">
          {whose === 'yours' ? 'Show my chart' : 'Put the charts together'}
        </button>
      </div>
      {missing && (
        <p class="refused" role="alert">
          {missing}
        </p>
      )}
    </form>
  );
}
