/** English: the page on boards on other sites. */
export const embeds = {
  'embeds.title': 'Boards on your own page',
  'embeds.lead':
    'A match, its replay or a single position can stand on any page, as easily as a video. No cookies, no tracking, no sound until somebody asks for it.',
  'embeds.copy': 'Copy code',
  'embeds.try': 'Try it',
  'embeds.try.label': 'Link of a table, or a position (GNU ID, XGID, a text that Sandbar wrote)',
  'embeds.try.go': 'Show it',
  'embeds.example': 'An example: the start of a game, from its GNU ID.',
  'embeds.frame.text':
    'Copy the code from Share at any table. It works at 280 to 1200 px wide, in a sandbox that allows scripts only, and where storage is blocked. The table’s own page refuses to be framed: frame the address with /embed in it.',
  'embeds.paths': 'Addresses',
  'embeds.path.match': 'A match as it is played; visitors watch.',
  'embeds.path.replay': 'The same match from move N on, with the line of the match and Play.',
  'embeds.path.pos': 'A position.',
  'embeds.path.new':
    'A fresh table, made when somebody presses. Whoever has its link first sits down, the others watch.',
  'embeds.play': 'Playing in a frame',
  'embeds.play.text':
    'Only where the table was made for it, with embed.play true. Put an invitation behind the #, as in /embed/m/ID#t=…, and who comes first sits down. embed.sites names the only sites that may frame a table.',
  'embeds.script': 'The script',
  'embeds.script.text':
    'The element keeps the shape of the board, loads when it comes into view, and passes on its attributes. What stands inside it shows until the script is there.',
  'embeds.options': 'Options',
  'embeds.options.text':
    'In the query of an address, or as attributes of the element. What is unknown is ignored.',
  'embeds.option.theme': 'auto, dark, light: the colors',
  'embeds.option.bg': 'auto, dark, light, transparent: the ground around the board',
  'embeds.option.seat': '0 to 7: the seat from whose side the board is seen',
  'embeds.option.layout': 'full, board: with or without the lines above and below',
  'embeds.option.lang': 'the language, as in en',
  'embeds.option.sound': '0, 1: sounds; off without it',
  'embeds.option.controls': '0, 1: whether visitors can look back',
  'embeds.option.motion': 'auto, off, slow, normal, fast: how pieces move',
  'embeds.option.ply': 'the move that a replay opens at',
  'embeds.option.origin': 'the only site that may talk to the frame, as in https://club.example',
  'embeds.messages': 'Messages, version 1',
  'embeds.messages.text':
    'Page and frame talk by postMessage; every message has the fields sandbar (1) and type. The element turns them into events named sandbar-ready and so on, and has the methods goto(ply), setOptions(options) and getRecord(). Compare event.origin with this site. With the option origin the frame hears and tells that origin alone; a private table tells nothing else.',
  'embeds.message.ready': 'from the frame: version, match, game',
  'embeds.message.state': 'from the frame: match, phase, names, ply, plies, live, caption, position',
  'embeds.message.event': 'from the frame: a move came in; ply, seat, place, text',
  'embeds.message.resize': 'from the frame: width, and the height that suits it',
  'embeds.message.goto': 'to the frame: ply, or null for what is live',
  'embeds.message.setOptions': 'to the frame: options, as in the address',
  'embeds.message.getRecord': 'to the frame: id; answered by record with id, format and text',
  'embeds.pictures': 'Pictures',
  'embeds.pictures.text':
    'For a forum that takes images only: a position as SVG or PNG, the board of a running match, and the card that link previews show. Made anew at most once a minute.',
  'embeds.oembed': 'oEmbed',
  'embeds.oembed.text':
    'Sites that know oEmbed turn the bare link of a table into its board. The answer is at /oembed?url=…, and every table’s page points to it.',
} as const;
