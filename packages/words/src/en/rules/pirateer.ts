/** English: how to play Pirateer, with all its variants. */
import type { RuleBook } from '../../book.ts';

export const pirateer: RuleBook = {
  lead: 'Land beside Skull Island, take the treasure, and be the first to bring it into your own harbor. Or be the last captain with ships. Two to four play, with three ships each; on two charts up to eight.',
  note: 'Pirateer is a trademark and a game of its owner, with whom Sandbar is not connected. The name says which game these rules are for. The wording, the drawings and the program are our own.',
  sections: [
    {
      id: 'chart',
      title: 'The chart',
      parts: [
        {
          rules: ['PR1'],
          text: 'The chart has 232 spaces of water. In the middle lies **Skull Island** with the treasure and eight anchorages beside it. Two **tradewinds** run past it, and at the long edges **straits** join the two sides. A space is named by a letter and a number, as in K14.',
          figures: [
            {
              name: 'chart',
              caption: 'The chart at the start: four fleets in their harbors, the treasure on the island.',
            },
          ],
        },
        {
          rules: ['PR2'],
          text: 'Every captain has a port and **three ships**, on the second, third and fourth space from the end of the harbor. The end is the home anchorage.',
          ours: 'Two captains take the Spaniards and the Pirates, which lie opposite each other; three draw their ports by lot, because the port without a neighbor wins more often. The host may choose other ports.',
        },
        {
          rules: ['PR3'],
          text: 'Each captain rolls one die; the highest begins. Then the turn goes clockwise: Spaniards, French, Pirates, Barbarys.',
          ours: 'The rulebook does not say who begins. Those who tie roll again.',
        },
      ],
    },
    {
      id: 'turn',
      title: 'Your turn',
      parts: [
        {
          rules: ['PR4'],
          text: 'Roll two dice. **Each die moves one ship**, in one straight line, exactly as many spaces as it shows. Use both dice on one ship, or one die on each of two ships. A ship may turn between the dice, never inside one. Equal dice mean nothing special.',
          figures: [
            { name: 'tack', caption: 'A tack: 3 along one line, then 2 along another.' },
            { name: 'jibe', caption: 'A jibe: one die for each of two ships.' },
          ],
        },
        {
          rules: ['PR5'],
          text: 'From a **tradewind** a ship may also sail along it. A die may end on a tradewind or start from one, but it **never passes over one**, except by sailing along it. It cannot run off the end of the wind.',
          figures: [
            { name: 'wind', caption: 'D13 to M4 are nine spaces along the wind. A 6 and a 3 do it.' },
          ],
        },
        {
          rules: ['PR6'],
          text: 'A **strait** is one space with two halves, one at each edge of the chart. Whoever is in it can leave on both sides, and can be captured from both. A die may end in a strait or start from it, but does not pass through.',
          figures: [
            {
              name: 'strait',
              caption: 'The half at the top edge and the half at the bottom edge are one space.',
            },
          ],
        },
        {
          rules: ['PR7'],
          text: 'No die passes over land, Skull Island or **any ship**, and none ends on a ship of your own.',
        },
        {
          rules: ['PR8', 'PR9'],
          text: 'End a die exactly on another captain’s ship, and it is gone for good. **Any treasure aboard goes to your ship.**',
          ours: 'The rulebook says that treasure may be taken by capture. We read this as always: the coin goes aboard even when you would rather leave it.',
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
          text: 'End a die exactly on one of the eight **anchorages** beside Skull Island, and your ship may take the treasure. You may also leave it. A ship that lies there already has not landed: it must leave and land again.',
          ours: 'A capture on an anchorage is a landing too, since the die ended there.',
          figures: [{ name: 'plunder', caption: 'Ending a die on an anchorage lets you take the treasure.' }],
        },
        {
          rules: ['PR10'],
          text: 'The treasure cannot be dropped or handed over. It changes ships by capture.',
          ours: 'The rulebook does not speak of it.',
        },
        {
          rules: ['PR12'],
          text: 'A ship with treasure sails toward home or sideways, **never away from home**. Away is up the alphabet for the Spaniards, down the alphabet for the Pirates, up the numbers for the French, down for the Barbarys. The straits do not turn directions round.',
          figures: [
            { name: 'home', caption: 'The Pirates’ home is down and right. Up and left is barred.' },
            {
              name: 'poison',
              caption:
                'The Pirates in the Barbarys’ harbor: deeper in is allowed, out is not. This ship never gets home.',
            },
          ],
        },
        {
          rules: ['PR13'],
          text: 'Along a tradewind a ship with treasure has one direction left.',
          ours: 'The diagonal that leads away in part is barred. Otherwise a captain could sail home backward, which “never away” was meant to stop.',
        },
      ],
    },
    {
      id: 'both',
      title: 'Both dice must be used',
      parts: [
        {
          rules: ['PR14'],
          text: 'If any way uses both dice, you must choose such a way. If only one die can be used, take either. If none can, your turn passes. **Taking the treasure may not waste a die**: if with the coin aboard the second die cannot be used, and another turn would use both, you must leave it.',
          ours: 'The rulebook says that you cannot choose a move which prevents you from using both dice. Taking treasure is such a choice.',
          figures: [
            {
              name: 'waste',
              caption: 'Landing on K12 with the 5 and taking the coin would leave the 4 without a way.',
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
          text: 'You win **at once** when a ship with treasure ends a die on its own home anchorage, or when only you have ships left. A die that wins is always allowed, however many dice are left.',
          ours: 'The rulebook leaves open whether the other die must be used first. A treasure that is home is home. Capturing a ship with treasure on your own anchorage wins too.',
          figures: [{ name: 'win', caption: 'The 3 brings the treasure home.' }],
        },
        {
          rules: ['PR17', 'PR18'],
          text: 'A captain without ships is out and watches on. When somebody leaves, their ships are taken off and their treasure lies on its island again.',
          ours: 'So leaving helps or hurts a neighbor as little as possible.',
        },
        {
          rules: ['PR16'],
          text: 'The game is drawn after 50 quiet rounds, in which no ship was lost and no treasure taken; when all who are in agree; or when no ship is left.',
          ours: 'The rulebook knows no draw, but two fleets that keep out of each other’s way could sail for ever.',
        },
      ],
    },
    {
      id: 'starts',
      title: 'Other starts',
      parts: [
        {
          rules: ['PV1'],
          text: '**Devil’s Island.** One ship starts at home and two lie beside the island. They have not landed yet.',
          figures: [{ name: 'devils-island', caption: 'The start of Devil’s Island.' }],
        },
        {
          rules: ['PV2'],
          text: '**Flotilla.** All three ships start stacked on the home anchorage. A die moves one ship out of a stack, or the whole stack. Ships of one port may join into stacks. A stack blocks the way for everybody, and who captures it captures all of it.',
          ours: 'The treasure is aboard one ship of the stack: the ship that leaves may be that one or not. When a stack lands, you say which ship takes the coin.',
          figures: [{ name: 'flotilla', caption: 'One ship leaves the stack, or all of them go.' }],
        },
      ],
    },
    {
      id: 'fleets',
      title: 'Other fleets',
      parts: [
        {
          rules: ['PV3', 'PV4'],
          text: '**Dominion** and **Runaway** are for two. Each captain commands two fleets: in Dominion the two ports of one tradewind, in Runaway the two at one end of the winds. A die moves any of the six ships. The treasure must reach **the port of the ship that carries it**.',
          ours: 'Another port of the alliance does not win, and an own ship on the anchorage is in the way. Own ships never capture each other.',
        },
        {
          rules: ['PV5'],
          text: '**Pieces of Eight** is for five to eight, on two charts that are joined at the straits, with **four dice** at once. A coin decides which island holds both treasures. A landing takes one; a ship may come back for the other. The first treasure home wins, on the ship’s own port on its own chart.',
          ours: 'Directions keep their meaning on both charts. A captured ship gives up all it carries. Because captains of the treasure’s chart win about nine games in ten, a table may put one treasure on each island.',
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
          text: '**Hurricane.** One die more. Three alike (of five dice, four alike) are a hurricane: you lose **the ship furthest from its home**, and your turn ends. No wreck is left.',
          ours: 'Furthest is counted in single steps over water; among equals you choose. Its treasure stays on the water, and the next ship that ends a die there must take it.',
          figures: [{ name: 'hurricane', caption: 'Three alike: the ship furthest from home is lost.' }],
        },
        {
          rules: ['PV7'],
          text: '**Nuke-a-teer.** Before you roll you may declare one of your ships a device. Nothing sails. Two dice are rolled, and **the lower one is the radius**: every ship, wreck and treasure within it is destroyed, your own included.',
          ours: 'The radius is counted along both directions, over land too. If it touches Skull Island the treasure there is destroyed. A table may forbid devices in a captain’s first turn.',
          figures: [{ name: 'nuke', caption: 'A device with radius 2: what lies in the square is gone.' }],
        },
        {
          rules: ['PV8'],
          text: '**Shipwreck.** A captured ship stays as a wreck. Once its captor has sailed on, **nobody enters that space again**. Harbors and anchorages can be closed for good.',
          ours: 'A ship that lies on a wreck can be captured and leaves freely. A captured stack leaves one wreck.',
          figures: [{ name: 'wreck', caption: 'A wreck closes its space for good.' }],
        },
        {
          rules: ['PV9'],
          text: '**Acey-Deucey.** Roll a 1 and a 2, use them, then **name any roll** and use it, then roll and sail once more.',
          ours: 'Only rolled dice count for another acey-deucey. You may stop after the 1-2, or after the roll that you named.',
        },
      ],
    },
    {
      id: 'notation',
      title: 'Reading the moves',
      parts: [
        {
          rules: ['PR20'],
          text: 'K14-K9 is a ship from K14 to K9. An x is a capture, a $ is treasure that comes aboard, a + is a win. K14(3)-K9 is a whole stack. With two charts a space is 1:K14 or 2:K14.',
        },
      ],
    },
  ],
};
