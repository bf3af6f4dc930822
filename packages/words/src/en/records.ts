/** English: why a record or a position that somebody brings cannot be used. One sentence on what is wrong, one on the way on. */
export const records = {
  /** Puts the line before any reason: pages ask `say(why, params)` for the second hole. */
  'record.line': 'Line {line}: {reason}',

  'record.unreadable': 'We can’t read this line. Check it for a typo, or export the match again.',
  'record.sgf': 'Something is missing here, maybe a bracket. Export the match again.',
  'record.empty': 'There’s no game in this file. Choose another.',
  'record.game': 'This file is for a different game, not backgammon. Choose another.',
  'record.options': 'The match rules in this file contradict each other. Correct the match length.',
  'record.setup': 'You can’t set up a position here. Set it up at the start of the first game.',
  'record.illegal': 'This play isn’t legal in that position. Check the dice and the points.',
  'record.unplayed': 'This roll has a legal play, but the file records none. Add it.',
  'record.opening': 'A game can’t open with a double. Check the dice.',
  'record.cube': 'This would turn the cube to {n}. Check the doubles before it.',
  'record.score':
    'Going by the games so far, the score here is {a} to {b}. Check the scores and the wins before it.',
  'record.points': 'The loser can’t have lost that many points by resigning here. Check the points.',
  'record.unfinished': 'The game before this one has no end. Add who won it.',
  'record.automatic':
    'A tied opening roll doubled the cube, and this format can’t record that. Choose SGF or Sandbar text.',
  'record.from': 'This match starts from a position this format can’t record. Choose another format.',

  'save.names': 'The names in this file don’t match its seats. Correct its first line.',
  'save.date': 'The date in this file isn’t valid. Write it as 2026-11-30.',
  'options.from':
    'A match can’t start from this position. Choose one at the start of a turn, and keep its options.',

  'position.over': 'This game is over. Choose an earlier position.',
  'position.length': 'Matches go up to 25 points here. Change the length.',
  'position.score': 'At this score the match is already over. Change the score.',
  'position.crawford': 'This can’t be the Crawford game. Change the score or the cube.',
  'position.cube': 'The cube can’t be like this. Change its value or its owner.',
  'position.dice': 'These dice can’t be on the table here. Change or remove them.',

  'pasted.empty': 'There’s nothing to read. Paste a position or a match.',
  'pasted.long': 'This is too long for a match. Paste one match only.',
  'pasted.unknown':
    'We don’t recognize this as a position or a match. Paste an XGID, a GNU ID, a .mat or SGF file, or text saved from Sandbar.',
} as const;
