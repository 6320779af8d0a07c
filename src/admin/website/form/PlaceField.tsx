import { useId, useState } from 'react';
import { type FieldProps, shapeOf } from '#shared/ui/shape-of.ts';
import { TextField } from '#shared/ui/TextField.tsx';
import { findPlaces } from './places.ts';

export function PlaceField({ schema, path, value, onChange, errors }: FieldProps) {
  const id = useId();
  const [typed, setTyped] = useState((value as { place?: string } | undefined)?.place ?? '');
  const { label = '', hint } = shapeOf(schema).meta;
  const found = findPlaces(typed);
  function choose(text: string) {
    setTyped(text);
    const [first] = findPlaces(text);
    // The server refuses a place without its degrees.
    onChange(first ?? { place: text });
  }
  return (
    <>
      <TextField
        {...{ label, hint, error: errors[path] }}
        name={path}
        list={id}
        autoComplete="off"
        value={typed}
        onChange={({ target }) => choose(target.value)}
      />
      <datalist id={id}>
        {found.slice(0, 8).map(({ place }) => (
          <option key={place} value={place} />
        ))}
      </datalist>
    </>
  );
}
