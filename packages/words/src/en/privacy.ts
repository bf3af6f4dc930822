/** English: what is kept, for how long, and by whom. */
export const privacy = {
  'privacy.title': 'What Sandbar keeps',
  'privacy.lead':
    'Little, and not for long. There are no accounts, no cookies, no ads and no visitor statistics.',
  'privacy.table': 'At a table',
  'privacy.table.text':
    'A table keeps the names people enter, the chat (the last 200 lines), every move and roll, and how long each seat has been away. Seat secrets are stored only as fingerprints, which can’t be turned back into the secret.',
  'privacy.long': 'How long',
  'privacy.long.text':
    'A table that never starts is deleted after a day. An unfinished one is deleted 30 days after anyone was last there, and a finished one after a year. The host can delete a table at any time if everyone seated agrees.',
  'privacy.device': 'On your device',
  'privacy.device.text':
    'Your browser keeps your name, your settings and the way back to your tables. You can remove tables one by one on the home page. Clearing this site’s data removes everything.',
  'privacy.net': 'In transit',
  'privacy.net.text':
    'Secrets come after the # of a link, which browsers don’t send to servers, and only travel over the encrypted connection. They never appear in a log or in an address that others see. The server for a table is chosen near whoever set it up.',
  'privacy.makers': 'Preventing abuse',
  'privacy.makers.text':
    'To limit abuse, the server counts new tables per shortened network address, mixed with a random number that changes daily. It forgets both the count and the number within a day. Board pictures that have to be drawn are counted the same way, for a minute.',
  'privacy.licenses': 'Licenses',
  'privacy.licenses.text': 'Sandbar is open source and builds on the work of others.',
  'privacy.licenses.link': 'Read all the licenses',
} as const;
