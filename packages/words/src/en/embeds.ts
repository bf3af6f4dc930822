/** English: the page that explains boards on other sites. */
export const embeds = {
  'embeds.title': 'Boards on your own page',
  'embeds.lead':
    'You can put a match, its replay or a single position on any page, as easily as a video. No cookies, no tracking, and no sound until someone turns it on.',
  'embeds.copy': 'Copy code',
  'embeds.try': 'Try it',
  'embeds.try.label': 'Link to a table, or a position (GNU ID, XGID or text saved from Sandbar)',
  'embeds.try.go': 'Show board',
  'embeds.example': 'Example: the start of a game, from its GNU ID.',
  'embeds.frame.text':
    'Copy the code from Share at any table. It works from 280 to 1200 px wide, in a sandbox that allows only scripts, and where storage is blocked. A table’s own page can’t be framed, so use the address with /embed in it.',
  'embeds.paths': 'Addresses',
  'embeds.path.match': 'A match as it’s played. Visitors watch.',
  'embeds.path.replay': 'The same match from move N on, with a timeline and a Play button.',
  'embeds.path.pos': 'A position.',
  'embeds.path.new':
    'A new table, set up when someone presses the button. The first people to open its link sit down; everyone else watches.',
  'embeds.play': 'Playing in a frame',
  'embeds.play.text':
    'Visitors can only play if the table was set up with embed.play true. Add an invitation after the #, as in /embed/m/ID#t=…, and the first person to open it can sit down. To limit which sites can frame a table, list them in embed.sites.',
  'embeds.script': 'The script',
  'embeds.script.text':
    'The element keeps the shape of the board, loads when it scrolls into view, and passes its attributes on. Whatever you put inside it shows until the script has loaded.',
  'embeds.options': 'Options',
  'embeds.options.text':
    'Set them in the query of an address or as attributes of the element. Unknown options are ignored.',
  'embeds.option.theme': 'auto, dark, light: the colors',
  'embeds.option.bg': 'auto, dark, light, transparent: the background around the board',
  'embeds.option.seat': '0 to 7: the seat the board is seen from',
  'embeds.option.layout': 'full, board: with or without the lines above and below',
  'embeds.option.lang': 'the language, as in en',
  'embeds.option.sound': '0, 1: sounds, off by default',
  'embeds.option.controls': '0, 1: whether visitors can use the replay',
  'embeds.option.motion': 'auto, off, slow, normal, fast: how pieces move',
  'embeds.option.ply': 'the move a replay opens at',
  'embeds.option.origin':
    'the only site allowed to exchange messages with the frame, as in https://club.example',
  'embeds.messages': 'Messages, version 1',
  'embeds.messages.text':
    'The page and the frame exchange messages with postMessage. Every message has the fields sandbar (1) and type. The element turns them into events named sandbar-ready and so on, and has the methods goto(ply), setOptions(options) and getRecord(). Compare event.origin with this site. If you set the option origin, the frame exchanges messages with that origin only; a private table sends nothing else.',
  'embeds.message.ready': 'from the frame: version, match, game',
  'embeds.message.state': 'from the frame: match, phase, names, ply, plies, live, caption, position',
  'embeds.message.event': 'from the frame: a new move; ply, seat, place, text',
  'embeds.message.resize': 'from the frame: width, and the height that fits it',
  'embeds.message.goto': 'to the frame: ply, or null for live',
  'embeds.message.setOptions': 'to the frame: options, as in the address',
  'embeds.message.getRecord': 'to the frame: id; answered by record with id, format and text',
  'embeds.pictures': 'Pictures',
  'embeds.pictures.text':
    'For forums that only take images: a position as SVG or PNG, the board of a running match, and the card used for link previews. They’re redrawn at most once a minute.',
  'embeds.oembed': 'oEmbed',
  'embeds.oembed.text':
    'Sites that support oEmbed turn a plain link to a table into its board. The endpoint is /oembed?url=…, and every table’s page points to it.',
} as const;
