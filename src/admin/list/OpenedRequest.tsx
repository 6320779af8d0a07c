import { useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { DETAIL } from '#admin/shown/card-look.ts';
import { inboxAnswers, inboxTexts as texts } from '#admin/shown/texts.ts';
import { useOwn } from '#admin/shown/use-customers.ts';
import { notTwice } from '#shared/browser/once.ts';
import { Empty } from '#shared/ui/Empty.tsx';
import { Icon } from '#shared/ui/Icon.tsx';
import { LoadFailure } from '#shared/ui/LoadFailure.tsx';
import { latePart } from '#shared/ui/late-part.tsx';
import { Skeleton } from '#shared/ui/Skeleton.tsx';
import { type InboxPlace, inboxHref } from './use-inbox-address.ts';

const RequestBody = latePart('h-[24rem]', async () => (await import('#admin/card/RequestBody.tsx')).RequestBody);

export function OpenedRequest({ id, address, isPage }: { id: string; address: InboxPlace; isPage: boolean }) {
  const { request: contact, isGone, error, isPending, refetch } = useOwn(id);
  const wasThere = useRef(false);
  wasThere.current ||= contact !== undefined;
  const { close, go } = address;

  useEffect(() => {
    if (isGone && wasThere.current) go({}, { replace: true });
  }, [isGone, go]);

  return (
    <article className={DETAIL.page} aria-labelledby="request" onClickCapture={notTwice}>
      {isPage && (
        <Link
          className={DETAIL.back}
          href={inboxHref({ ...address, id: undefined })}
          onClick={(tap) => {
            tap.preventDefault();
            close();
          }}
        >
          <Icon name="left" />
          {texts.toList}
        </Link>
      )}
      {contact && <RequestBody contact={contact} isPage={isPage} isNamed={id === address.id} />}
      {!contact && error && !isGone && <LoadFailure error={error} fallback={texts.notFound} retry={refetch} />}
      {isPending && <Skeleton className="h-[24rem] w-full" />}
      {isGone && (
        <Empty>
          <p>{inboxAnswers.gone}</p>
        </Empty>
      )}
    </article>
  );
}
