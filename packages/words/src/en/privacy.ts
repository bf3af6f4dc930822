/** English: what is kept, for how long, and by whom. */
export const privacy = {
  'privacy.title': 'What Sandbar keeps',
  'privacy.lead':
    'Little, and not for long. There are no accounts, no cookies, no advertising and no counting of visitors.',
  'privacy.table': 'At a table',
  'privacy.table.text':
    'A table keeps the names that people give, what is said there (the last 200 lines), every move and roll, and since when a seat is away. Secrets of seats are kept as fingerprints only, which cannot be turned back into the secret.',
  'privacy.long': 'For how long',
  'privacy.long.text':
    'A table that never started is deleted after a day. One that was not finished is deleted 30 days after anybody was last there, a finished one after a year. Its host can delete it at any time, if all who sit there agree.',
  'privacy.device': 'On your device',
  'privacy.device.text':
    'Your browser keeps your name, your settings, and the way back to your tables. You can forget each table on the start page; clearing the site’s data removes everything.',
  'privacy.net': 'On the way',
  'privacy.net.text':
    'Secrets stand behind the # of a link, which browsers do not send to servers, and go over the encrypted connection only. They are in no log and no address that others see. The server that a table lives on is chosen near whoever made it.',
  'privacy.makers': 'Against misuse',
  'privacy.makers.text':
    'So that nobody makes tables without end, the server counts tables for a coarse part of a network address, mixed with a random number of the day. The count and the number are forgotten within a day. Pictures of boards that have to be drawn are counted by the same part of an address, for a minute.',
} as const;
