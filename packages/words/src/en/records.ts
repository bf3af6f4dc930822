/** English: why a record or a position that somebody brings cannot be used. One sentence on what is wrong, one on the way on. */
export const records = {
  /** Puts the line before any reason: pages ask `say(why, params)` for the second hole. */
  'record.line': 'Line {line}: {reason}',

  'record.unreadable': 'This line cannot be read. Look for a slip of typing, or export the match once more.',
  'record.sgf': 'Something is missing here, perhaps a bracket. Export the match once more.',
  'record.empty': 'There is no game in this file. Choose another.',
  'record.game': 'This file holds another game than backgammon. Choose another.',
  'record.options':
    'What the file says of the rules of the match does not fit together. Correct the match length.',
  'record.setup': 'No position can be set up like this here. Set it up at the start of the first game.',
  'record.illegal': 'This play is not legal from that position. Check the dice and the points.',
  'record.unplayed': 'This roll could be played, and no play is given. Add the play.',
  'record.opening': 'A game cannot open with a double. Check the dice.',
  'record.cube': 'The cube would be turned to {n} here. Check the doubles before it.',
  'record.score':
    'By the games so far the score is {a} to {b} here. Check the scores and the wins before it.',
  'record.points': 'The loser cannot have lost so many points by giving up here. Check the points.',
  'record.unfinished': 'The game before this one has no end. Add who has won it.',
  'record.automatic':
    'A tied opening roll has turned the cube, and this form cannot say so. Choose SGF or our own text.',
  'record.from': 'This match starts from a position that this form cannot say. Choose another form.',

  'save.names': 'The names in this file do not fit its seats. Correct its first line.',
  'save.date': 'The date in this file is no day. Write it as 2026-11-30.',
  'options.from':
    'No match can start from this position. Choose one at the start of a turn, and its own options.',

  'position.over': 'This game is over. Choose an earlier position.',
  'position.length': 'Matches here go to 25 points at most. Change the length.',
  'position.score': 'This score has decided the match already. Change the score.',
  'position.crawford': 'This cannot be the Crawford game. Change the score or the cube.',
  'position.cube': 'The cube cannot stand like this. Change its value or its side.',
  'position.dice': 'These dice cannot be on the table here. Change or remove them.',

  'pasted.empty': 'There is nothing to read. Paste a position or a match.',
  'pasted.long': 'This is too long for a match. Paste one match only.',
  'pasted.unknown':
    'This is no position and no match in a form known here. Paste an XGID, a GNU Backgammon ID, a .mat or SGF file, or a text of Sandbar.',
} as const;
