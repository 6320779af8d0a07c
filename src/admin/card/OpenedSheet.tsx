import { nextTexts } from '#admin/case/texts.ts';
import { replyMenuTexts } from '#admin/reply/texts.ts';
import { isOver } from '#domain/jobs/dates/time-span.ts';
import type { AnswerWay } from '#shared/stored-words.ts';
import { latePart } from '#shared/ui/late-part.tsx';
import { Sheet } from '#shared/ui/Sheet.tsx';
import { type Opened, RequestMenu, type RequestMenuProps } from './RequestMenu.tsx';

const DateForm = latePart('h-[28rem]', async () => (await import('#admin/dates/DateForm.tsx')).DateForm);
const PriceForm = latePart('h-[5rem]', async () => (await import('#admin/case/PriceForm.tsx')).PriceForm);
const ReplyMenu = latePart('h-[20rem]', async () => (await import('#admin/reply/ReplyMenu.tsx')).ReplyMenu);

interface OpenedSheetProps extends RequestMenuProps {
  opened: Opened;
  onTap: (way: AnswerWay) => void;
}

export function OpenedSheet({ opened, onTap, ...menu }: OpenedSheetProps) {
  const { contact, address, onOpen } = menu;
  const { date, priceCents } = contact.state ?? {};
  const close = () => onOpen(undefined);
  const titles = {
    menu: contact.name,
    date: nextTexts.date(date !== undefined && !isOver(date, new Date())),
    price: nextTexts.price(priceCents !== undefined),
    mail: replyMenuTexts.list,
    whatsapp: replyMenuTexts.list,
  };
  return (
    <Sheet title={titles[opened.what]} onClose={close}>
      {opened.what === 'menu' && <RequestMenu {...menu} />}
      {opened.what === 'date' && <DateForm request={contact} asked={opened.deed} onClose={close} />}
      {opened.what === 'price' && <PriceForm request={contact} onSaved={close} />}
      {(opened.what === 'mail' || opened.what === 'whatsapp') && (
        <ReplyMenu
          request={contact}
          address={address}
          way={opened.what}
          first={opened.template}
          onTap={onTap}
          onDone={close}
        />
      )}
    </Sheet>
  );
}
