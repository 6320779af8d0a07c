import { type ComponentType, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { $ZodType } from 'zod/v4/core';
import { Icon } from '#shared/ui/Icon.tsx';
import { type FieldProps, type Shape, shapeOf } from '#shared/ui/shape-of.ts';
import { websiteTexts as texts } from '../texts.ts';
import { emptyPartsOf, placeOf } from './empty-parts.ts';

interface ListFieldProps extends FieldProps {
  shape: Extract<Shape, { kind: 'list' }>;
  Part: ComponentType<FieldProps>;
}

/** Entries that can be added and removed. Each is one row, which opens to its fields. */
export function ListField({ shape: { element, meta }, Part, path, value, onChange, errors }: ListFieldProps) {
  const items = Array.isArray(value) ? value : [];
  const id = useId();
  const list = useRef<HTMLOListElement>(null);
  const [added, setAdded] = useState<number>();

  /** Changes the list and focuses the row of that place afterwards, because the pressed button went with its row. */
  function change(next: unknown[], focused: number, control = 'summary') {
    flushSync(() => onChange(next));
    const row = list.current?.children[Math.min(focused, next.length - 1)];
    const target = row?.querySelector<HTMLElement>(`:scope > * ${control}`) ?? document.getElementById(`${id}-add`);
    target?.focus();
  }

  function add() {
    setAdded(items.length);
    change([...items, emptyPartsOf(element)], items.length, 'input, textarea, select');
  }

  return (
    <fieldset className="grid gap-2">
      {meta.label && <legend className="field-label mb-1">{meta.label}</legend>}
      {meta.hint && <p className="field-hint">{meta.hint}</p>}
      {errors[path] && <p className="field-error">{errors[path]}</p>}
      <ol ref={list} className="border-t border-glass-3 empty:hidden">
        {items.map((item, place) => {
          const own = placeOf(path, place);
          const title = titleOf(element, item) || texts.entry(place + 1);
          const isFaulty = Object.keys(errors).some((at) => at === own || at.startsWith(`${own}.`));
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: entries have no name of their own, and their fields no state
            <li key={place} className="border-b border-glass-3">
              <details open={place === added || isFaulty || undefined}>
                <summary className="list-item min-h-touch content-center wrap-anywhere">{title}</summary>
                <div className="grid gap-4 pt-2 pb-4">
                  <Part
                    schema={element}
                    path={own}
                    value={item}
                    onChange={(part) => onChange(items.toSpliced(place, 1, part))}
                    errors={errors}
                  />
                  <button
                    type="button"
                    className="button justify-self-start"
                    aria-label={texts.removeNamed(title)}
                    onClick={() => {
                      setAdded(undefined);
                      change(items.toSpliced(place, 1), place);
                    }}
                  >
                    {texts.remove}
                  </button>
                </div>
              </details>
            </li>
          );
        })}
      </ol>
      <button
        type="button"
        id={`${id}-add`}
        className="button justify-self-start"
        aria-label={texts.addTo(meta.label ?? '')}
        onClick={add}
      >
        <Icon name="plus" />
        {texts.add}
      </button>
    </fieldset>
  );
}

/** The first text of an entry, which names its row. A picture's is what is to be seen. */
function titleOf(schema: $ZodType, item: unknown): string {
  const shape = shapeOf(schema);
  if (shape.kind === 'text') return String(item ?? '');
  if (shape.kind !== 'group') return '';
  const parts = Object.entries(shape.fields).filter(([name]) => name !== 'file');
  return (
    parts.map(([name, part]) => titleOf(part, (item as Record<string, unknown> | null)?.[name])).find(Boolean) ?? ''
  );
}
