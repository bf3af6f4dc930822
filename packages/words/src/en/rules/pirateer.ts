/** English: how to play Pirateer, with all its variants. */
import type { RuleBook } from '../../book.ts';

export const pirateer: RuleBook = {
  lead: 'Land beside Skull Island, take the treasure, and be the first to bring it into your own harbor. Or be the last captain with ships. For two to four captains with three ships each, or up to eight on two charts.',
  note: 'Pirateer is a trademark and a game of its owner, and Sandbar is not connected with them. The name says which game these rules are for. The wording, the drawings and the program are our own.',
  sections: [
    {
      id: 'chart',
      title: 'The chart',
      parts: [
        {
          rules: ['PR1'],
          text: 'The chart has 232 spaces of water. In the middle is **Skull Island**, with the treasure, and eight anchorages beside it. Two **tradewinds** run past it, and **straits** at the long edges join the two sides. Spaces are named by a letter and a number, like K14.',
          figures: [
            {
              name: 'chart',
              caption: 'The chart at the start: four fleets in their harbors, the treasure on the island.',
            },
          ],
        },
        {
          rules: ['PR2'],
          text: 'Each captain has a port and **three ships**, on the second, third and fourth space from the end of the harbor. The end itself is the home anchorage.',
          ours: 'Two captains take the Spaniards and the Pirates, opposite each other. Three draw lots for their ports, because the port without a neighbor wins more often. The host can choose other ports.',
        },
        {
          rules: ['PR3'],
          text: 'Each captain rolls one die, and the highest goes first. Turns then go clockwise: Spaniards, French, Pirates, Barbarys.',
          ours: 'The rulebook doesn’t say who goes first. Captains who tie roll again.',
        },
      ],
    },
    {
      id: 'turn',
      title: 'Your turn',
      parts: [
        {
          rules: ['PR4'],
          text: 'Roll two dice. **Each die moves one ship**, in one straight line, exactly as many spaces as it shows. Use both dice on one ship, or one die on each of two ships. A ship can turn between dice, but not in the middle of one. Equal dice mean nothing special.',
          figures: [
            { name: 'tack', caption: 'A tack: 3 along one line, then 2 along another.' },
            { name: 'jibe', caption: 'A jibe: one die for each of two ships.' },
          ],
        },
        {
          rules: ['PR5'],
          text: 'From a **tradewind** a ship may also sail along it. A die may start or end on a tradewind, but it **never crosses one**, except by sailing along it. A die that sails along it can’t run off its end.',
          figures: [
            { name: 'wind', caption: 'D13 to M4 is nine spaces along the wind. A 6 and a 3 get you there.' },
          ],
        },
        {
          rules: ['PR6'],
          text: 'A **strait** is one space with two halves, one at each edge of the chart. A ship in it can leave on either side, and can be captured from either side. A die may start or end in a strait, but it can’t pass through.',
          figures: [
            {
              name: 'strait',
              caption: 'The half at the top edge and the half at the bottom edge are one space.',
            },
          ],
        },
        {
          rules: ['PR7'],
          text: 'A die can’t pass over land, Skull Island or **any ship**, and it can’t end on one of your own ships.',
        },
        {
          rules: ['PR8', 'PR9'],
          text: 'End a die exactly on another captain’s ship and it’s captured: it leaves the game. **Any treasure aboard goes to your ship.**',
          ours: 'The rulebook says that treasure may be taken by capture. We read that as always: the treasure comes aboard even if you’d rather leave it.',
          figures: [{ name: 'capture', caption: 'A 5 ends exactly on the French ship.' }],
        },
      ],
    },
    {
      id: 'treasure',
      title: 'The treasure',
      parts: [
        {
          rules: ['PR11'],
          text: 'End a die exactly on one of the eight **anchorages** beside Skull Island, and your ship may take the treasure or leave it. A ship that is already there hasn’t landed: it must leave and land again.',
          ours: 'A capture on an anchorage is a landing too, because the die ended there.',
          figures: [{ name: 'plunder', caption: 'Ending a die on an anchorage lets you take the treasure.' }],
        },
        {
          rules: ['PR10'],
          text: 'The treasure can’t be dropped or handed over. It only changes ships by capture.',
          ours: 'The rulebook doesn’t mention it.',
        },
        {
          rules: ['PR12'],
          text: 'A ship with treasure sails toward its home port or sideways, **never away from home**. Away means toward later letters for the Spaniards, earlier letters for the Pirates, higher numbers for the French and lower numbers for the Barbarys. Straits don’t change the directions.',
          figures: [
            { name: 'home', caption: 'The Pirates’ home is down and to the right. Up and left are barred.' },
            {
              name: 'poison',
              caption:
                'A Pirate ship in the Barbarys’ harbor may go deeper in, but not out. It can never get home.',
            },
          ],
        },
        {
          rules: ['PR13'],
          text: 'Along a tradewind, a ship with treasure can only go one way.',
          ours: 'The diagonal that leads partly away from home is barred. Otherwise a captain could sail home backward, which “never away” was meant to stop.',
        },
      ],
    },
    {
      id: 'both',
      title: 'Both dice must be used',
      parts: [
        {
          rules: ['PR14'],
          text: 'If there is any way to use both dice, you must use both. If you can use either die but not both, choose either. If you can’t use any, your turn passes. **Taking the treasure may not waste a die**: if the second die can’t be used with the treasure aboard, and another turn would use both, you must leave it.',
          ours: 'The rulebook says that you can’t choose a move that prevents you from using both dice. Taking treasure is such a choice.',
          figures: [
            {
              name: 'waste',
              caption: 'Landing on K12 with the 5 and taking the treasure would leave no way to use the 4.',
            },
          ],
        },
      ],
    },
    {
      id: 'end',
      title: 'How it ends',
      parts: [
        {
          rules: ['PR15'],
          text: 'You win **at once** when a ship with treasure ends a die on its own home anchorage, or when only you have ships left. A die that wins is always allowed, no matter how many dice are left.',
          ours: 'The rulebook leaves open whether you must use the other die first. Home is home. Capturing a ship with treasure on your own home anchorage wins too.',
          figures: [{ name: 'win', caption: 'The 3 brings the treasure home.' }],
        },
        {
          rules: ['PR17', 'PR18'],
          text: 'A captain without ships is out, and can keep watching. When a captain leaves, their ships are removed and their treasure goes back to its island.',
          ours: 'That way leaving helps or hurts a neighbor as little as possible.',
        },
        {
          rules: ['PR16'],
          text: 'The game is a draw after 50 quiet rounds in a row, in which no ship is lost and no treasure is taken; when all captains still in the game agree; or when no ships are left.',
          ours: 'The rulebook has no draws, but two fleets that avoid each other could sail forever.',
        },
      ],
    },
    {
      id: 'starts',
      title: 'Other starts',
      parts: [
        {
          rules: ['PV1'],
          text: '**Devil’s Island.** One ship starts at home and two start beside the island. Those two haven’t landed yet.',
          figures: [{ name: 'devils-island', caption: 'The start of Devil’s Island.' }],
        },
        {
          rules: ['PV2'],
          text: '**Flotilla.** All three ships start stacked on the home anchorage. A die moves one ship out of a stack, or the whole stack. Ships of the same port may join into stacks. A stack blocks the way for everyone, and anyone who captures it captures all of it.',
          ours: 'The treasure is aboard one ship of the stack. A ship that leaves the stack may be that one or another. When a stack lands, you say which ship takes the treasure.',
          figures: [{ name: 'flotilla', caption: 'One ship leaves the stack, or they all go.' }],
        },
      ],
    },
    {
      id: 'fleets',
      title: 'Other fleets',
      parts: [
        {
          rules: ['PV3', 'PV4'],
          text: '**Dominion** and **Runaway** are for two. Each captain commands two fleets: in Dominion the two ports on one tradewind, in Runaway the two at one end of the winds. A die moves any of the six ships. The treasure must reach **the port of the ship that carries it**.',
          ours: 'Your other port doesn’t win, and a ship of your own on the anchorage is in the way. Your own ships never capture each other.',
        },
        {
          rules: ['PV5'],
          text: '**Pieces of Eight** is for five to eight, on two charts joined at the straits, with **four dice** at once. A coin toss decides which island holds both treasures. A landing takes one of them; a ship may come back for the other. The first treasure home wins, in the ship’s own port on its own chart.',
          ours: 'Directions mean the same on both charts. A captured ship gives up everything it carries. Because captains on the chart with the treasure win about nine games in ten, a table can put one treasure on each island instead.',
          figures: [{ name: 'eight', caption: 'Two charts, eight fleets, both treasures on one island.' }],
        },
      ],
    },
    {
      id: 'weather',
      title: 'Weather and trouble',
      parts: [
        {
          rules: ['PV6'],
          text: '**Hurricane.** You roll one more die. Three alike (with five dice, four alike) is a hurricane: you lose **the ship farthest from its home**, and your turn ends. It leaves no wreck.',
          ours: 'Distance is counted in single steps over water. If ships are equally far, you choose. Its treasure stays on the water, and the next ship that ends a die there must take it.',
          figures: [{ name: 'hurricane', caption: 'Three alike: the ship farthest from home is lost.' }],
        },
        {
          rules: ['PV7'],
          text: '**Nuke-a-teer.** Before you roll you may declare one of your ships a device. No ship sails. You roll two dice, and **the lower one is the radius**: every ship, wreck and treasure within it is destroyed, including your own.',
          ours: 'The radius is counted in both directions, over land too. If it touches Skull Island, the treasure there is destroyed. A table can forbid devices on a captain’s first turn.',
          figures: [{ name: 'nuke', caption: 'A device with radius 2: everything in the square is gone.' }],
        },
        {
          rules: ['PV8'],
          text: '**Shipwreck.** A captured ship stays as a wreck. Once its captor has sailed on, **no ship can enter that space again**. Harbors and anchorages can be closed permanently.',
          ours: 'A ship on a wreck can still be captured, and can leave freely. A captured stack leaves one wreck.',
          figures: [{ name: 'wreck', caption: 'A wreck closes its space permanently.' }],
        },
        {
          rules: ['PV9'],
          text: '**Acey-Deucey.** Roll a 1 and a 2, use them, then **name any roll** and use it, then roll and sail once more.',
          ours: 'Only rolled dice count for another acey-deucey. You may stop after the 1-2, or after the roll you named.',
        },
      ],
    },
    {
      id: 'notation',
      title: 'Reading the moves',
      parts: [
        {
          rules: ['PR20'],
          text: 'K14-K9 is a ship sailing from K14 to K9. An x is a capture, a $ is treasure coming aboard, a + is a win. K14(3)-K9 is a whole stack. With two charts, spaces are written 1:K14 and 2:K14.',
        },
      ],
    },
  ],
};
