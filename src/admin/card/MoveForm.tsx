import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { CallerField } from '#admin/case/CallerField.tsx';
import { knownCallers } from '#admin/case/known-callers.ts';
import { personTexts as texts } from '#admin/case/texts.ts';
import { useEntries } from '#admin/case/use-entries.ts';
import { wholeQuery } from '#admin/shown/request-queries.ts';
import { inOneTask, ownerOf } from '#domain/jobs/customer.ts';
import type { StoredRequest } from '#domain/requests/shapes.ts';

interface MoveFormProps {
  request: StoredRequest;
  requests: readonly StoredRequest[];
  onDone: () => void;
}

export function MoveForm({ request, requests, onDone }: MoveFormProps) {
  const { data: contacts = [] } = useQuery(wholeQuery());
  const [typed, setTyped] = useState('');
  const { note } = useEntries(request);
  const others = contacts.filter(({ customerId }) => customerId !== request.customerId);
  const isAlone = inOneTask(request, requests).length === requests.length;

  function move(other?: StoredRequest) {
    onDone();
    const { name } = request;
    const words = other ? texts.moved(name, ownerOf(other)) : texts.parted(name);
    void note({ kind: 'apart', customer: other?.customerId }, words, texts.movedBack(name, ownerOf(request)));
  }
  return (
    <div className="grid gap-3">
      <CallerField
        label={texts.toWhom}
        typed={typed}
        callers={knownCallers(others, typed)}
        onType={setTyped}
        onChoose={move}
      />
      {!isAlone && (
        <button type="button" className="button" onClick={() => move()}>
          {texts.isNew(request.name)}
        </button>
      )}
    </div>
  );
}
