/** The form that three steps on /anfrage lead to. */
export const filledFormTexts = {
  documentTitle: 'Ihre Anfrage: nur noch Name und E-Mail, dann absenden',
  description:
    'Was Sie in drei Schritten gewählt haben, steht schon im Formular. Es fehlen noch Ihr Name und Ihre Mailadresse, damit wir Ihnen antworten können.',
  title: 'Fast fertig',
  lead: 'Ihre Auswahl steht schon im Formular. Es fehlen noch Ihr Name und Ihre Mailadresse.',
  back: 'Noch einmal wählen',
};

/** The page that answers a form sent without JavaScript when something has to be corrected. */
export const correctionTexts = {
  documentTitle: 'Bitte prüfen Sie Ihre Anfrage an die Glasreinigung',
  description:
    'Ihre Anfrage konnte so noch nicht angenommen werden. Hier stehen Ihre Angaben noch einmal, mit einem Hinweis an jeder Stelle, die fehlt.',
  title: 'Ihre Anfrage ist noch nicht angekommen',
  emptyForm: 'Zum leeren Formular',
  /** Stands in the built page where the function writes the error; nobody sees it. */
  placeholder: '…',
  /** Used only when the site's own page can't be read: the same fields without its frame. */
  bareDocument: (templateId: string) => `<!doctype html><html lang="de"><meta charset="utf-8">
<title>Ihre Anfrage ist noch nicht angekommen</title>
<h1>Ihre Anfrage ist noch nicht angekommen</h1>
<template id="${templateId}"><p id="correction-sentence"></p>
<form method="post" action="/api/contact">
<p><label for="name">Name</label> <input id="name" name="name" required> <b id="name-error"></b></p>
<p><label for="email">E-Mail</label> <input id="email" name="email" required> <b id="email-error"></b></p>
<p><label for="phone">Telefon</label> <input id="phone" name="phone"> <b id="phone-error"></b></p>
<input type="hidden" name="service">
<p><label for="message">Nachricht</label> <textarea id="message" name="message"></textarea> <b id="message-error"></b></p>
<p><button>Nachricht senden</button></p>
</form></template></html>`,
  intro: 'Ihre Angaben sind noch da. Bitte prüfen Sie das Formular und senden Sie es noch einmal.',
};
