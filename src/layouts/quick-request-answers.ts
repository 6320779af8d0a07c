/** What answers on /anfrage as somebody chooses: two features meet here. */
import { answerChoices } from '#features/quick-request/answer-choices.ts';
import { readPostalCode } from '#features/service-area/postal-code.ts';
import { answerFor } from '#features/service-area/postal-code-answer.ts';
import { answerText } from '#features/service-area/postal-code-texts.ts';

answerChoices((typed) => {
  if (!readPostalCode(typed)) return '';
  const { headline, sentences } = answerText(answerFor(typed));
  return [headline, ...sentences].join(' ');
});
