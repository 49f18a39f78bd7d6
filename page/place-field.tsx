import { useEffect, useRef, useState } from 'preact/hooks';
import { useEngine } from './asking.js';

interface Found {
  id: number;
  name: string;
  region: string;
}

interface Props {
  /** Of its text field. */
  id: string;
  placeId: number | null;
  onPlace: (placeId: number | null) => void;
  invalid: boolean;
}

/** A place by its name as one types: a text field with a list of suggestions, by the ARIA pattern of a combobox. */
export function PlaceField({ id, placeId, onPlace, invalid }: Props) {
  const engine = useEngine();
  const [typed, setTyped] = useState('');
  const [found, setFound] = useState<readonly Found[]>([]);
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  const [none, setNone] = useState(false);
  const searching = useRef<AbortController>(undefined);

  // The name of a place that came with the address.
  useEffect(() => {
    if (placeId === null || typed !== '') return;
    engine.placeById(placeId).then(
      (place) => setTyped(labelOf(place)),
      () => onPlace(null),
    );
  }, [engine, placeId]);

  const search = async (name: string): Promise<void> => {
    setTyped(name);
    onPlace(null);
    searching.current?.abort();
    setNone(false);
    if (name.trim().length < 2) {
      setFound([]);
      setOpen(false);
      return;
    }
    const controller = new AbortController();
    searching.current = controller;
    const answer = await engine
      .until(controller.signal)
      .places({ name: name.trim(), limit: 8, details: true })
      .catch(() => ({ data: [] }));
    if (controller.signal.aborted) return;
    setFound(answer.data.map((place) => ({ id: place.id, name: place.name, region: regionOf(place) })));
    setActive(0);
    setOpen(answer.data.length > 0);
    setNone(answer.data.length === 0);
  };

  const choose = (place: Found): void => {
    searching.current?.abort();
    setTyped(`${place.name}, ${place.region}`);
    setOpen(false);
    onPlace(place.id);
  };

  const press = (event: KeyboardEvent): void => {
    const place = found[active];
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };
    const step = steps[event.key];
    if (step !== undefined && found.length > 0) {
      event.preventDefault();
      if (open) setActive((active + step + found.length) % found.length);
      setOpen(true);
    } else if (event.key === 'Enter' && open && place) {
      event.preventDefault();
      choose(place);
    } else if (event.key === 'Escape') setOpen(false);
  };

  /** What is left in the field when one goes on is taken, where there is no doubt about it. */
  const leave = (): void => {
    setOpen(false);
    const first = found[0];
    if (placeId === null && first) choose(first);
  };

  return (
    <div class="place">
      <label for={id}>Place of birth</label>
      <input
        id={id}
        type="text"
        role="combobox"
        autocomplete="off"
        aria-autocomplete="list"
        aria-expanded={open}
        aria-controls={`${id}-list`}
        aria-activedescendant={open ? `${id}-${active}` : undefined}
        aria-describedby={`${id}-hint`}
        aria-invalid={invalid}
        required
        value={typed}
        onInput={(event) => void search(event.currentTarget.value)}
        onKeyDown={press}
        onFocus={(event) => event.currentTarget.select()}
        onBlur={leave}
      />
      <div id={`${id}-list`} class="suggestions" role="listbox" aria-label="Places" hidden={!open}>
        {found.map((place, i) => (
          <div
            key={place.id}
            id={`${id}-${i}`}
            role="option"
            tabIndex={-1}
            aria-selected={i === active}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => choose(place)}
            onKeyDown={() => undefined}
          >
            <b>{place.name}</b> {place.region}
          </div>
        ))}
      </div>
      <p id={`${id}-hint`} class="hint" role="status">
        {none ? 'No place of that name among those of 15,000 people and more. Try a larger one near it.' : ''}
      </p>
    </div>
  );
}

interface Named {
  name: string;
  country_code: string;
  admin1_name?: string | null;
  country?: string | null;
}

const regionOf = (place: Named): string =>
  [place.admin1_name, place.country ?? place.country_code]
    .filter((part) => part && part !== place.name)
    .join(', ');

const labelOf = (place: Named): string => [place.name, regionOf(place)].filter(Boolean).join(', ');
