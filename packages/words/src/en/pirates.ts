/** English: Pirates Backgammon, from the sentence on the start page to what happens at sea. */
export const pirates = {
  'option.captains': 'Number of captains',
  'option.captains.n': { one: 'One captain', other: '{count} captains' },
  'option.pirates.first': ', first to',
  'option.pirates.gold': 'Gold that wins',
  'option.pirates.goldOf': '{n} gold',
  'option.pirates.with': ', with',
  'option.pirates.d10': 'Weather',
  'option.pirates.d10.off': 'fair weather',
  'option.pirates.d10.on': 'typhoons',

  'title.pirates': '{count} captains, to {gold} gold',
  'title.pirates.d10': '{count} captains, to {gold} gold, with typhoons',

  'captain.0': 'the red S',
  'captain.1': 'the ivory D',
  'captain.2': 'the black P',
  'captain.3': 'the orange E',
  'captain.4': 'the blue B',
  'captain.5': 'the green F',

  'options.gold': 'Choose 5 to 100 gold to win.',
  'options.d10': 'Typhoons are either on or off. Choose one of the two.',

  'draw.place': 'A die places each ship.',
  'draw.travel': 'A die moves each ship at sea.',
  'draw.luck': 'Two dice bring a new ship.',
  'draw.order': 'One die each for the order of the round.',
  'draw.enter': 'A die brings the ship off the Sand Bar.',
} as const;
