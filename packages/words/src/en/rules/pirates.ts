/** English: how to play Pirates Backgammon. */
import type { RuleBook } from '../../book.ts';

export const pirates: RuleBook = {
  lead: 'Catch merchants, rob each other, keep away from the men-o’-war, and bring your gold home. The first chest with 25 gold wins. Two to six captains, one ship each.',
  sections: [
    {
      id: 'sea',
      title: 'The sea',
      parts: [
        {
          rules: ['PB2', 'PB5'],
          text: 'The board is a backgammon board with four waters: the **Outer Sea** is points 1 to 6, the **Great Sea** 7 to 12, the **Middle Sea** 13 to 18, the **Inner Sea** 19 to 24. The bar is the **Sand Bar**: who is sunk waits there.',
          figures: [
            { name: 'sea', caption: 'Four waters, the Sand Bar between them, and the quay with the chests.' },
          ],
        },
        {
          rules: ['PB4', 'PB3'],
          text: 'Gold that you take goes into your **hold**, where it can be lost. In the **chest** it is safe, and only there it counts. 25 in the chest wins at once, also in the middle of a round.',
        },
        {
          rules: ['PB1', 'PB6'],
          text: 'Each captain rolls one die and starts on that point.',
          ours: 'The source sets no number of captains. With six the ships can still be told apart at a glance.',
        },
      ],
    },
    {
      id: 'travel',
      title: 'Travel',
      parts: [
        {
          rules: ['PB7', 'PB9'],
          text: 'A round has three phases. First **every ship at sea travels**: one die for each merchant and man-o’-war, toward point 1. Past point 1 it is gone, and a merchant’s gold with it.',
          ours: 'The oldest ship travels first, so that nobody has to choose.',
        },
        {
          rules: ['PB10'],
          text: 'A **man-o’-war** that ends on pirates sinks all of them: they go to the Sand Bar and lose their holds. A **merchant** that ends on a pirate is captured.',
          ours: 'Where several pirates share the point, the one that came last has the merchant.',
        },
        {
          rules: ['PB11'],
          text: 'A merchant on the point of a man-o’-war is **guarded**: no pirate can end there.',
          figures: [
            { name: 'guarded', caption: 'The merchant of 4 stands beside a man-o’-war: out of reach.' },
          ],
        },
      ],
    },
    {
      id: 'luck',
      title: 'Luck',
      parts: [
        {
          rules: ['PB12'],
          text: 'Then a new ship appears. The first die tells what: **1 is a man-o’-war, 2 to 6 a merchant with that much gold**. The second tells where: 1 is point 24, 2 is 23, and so on to 6 for 19.',
          ours: 'Appearing counts as ending there: a pirate on that point captures the merchant, or is sunk.',
        },
      ],
    },
    {
      id: 'wind',
      title: 'Wind',
      parts: [
        {
          rules: ['PB15'],
          text: 'Now the captains sail. Everybody rolls one die, and the highest goes first.',
          ours: 'Those who tie roll again among themselves and keep their place against the others.',
        },
        {
          rules: ['PB17', 'PB18'],
          text: '**Two dice, two moves**, in either order, each forward or backward. You may pass over anything, but never end on a man-o’-war. Equal dice are two moves, not four.',
          ours: 'The source says to move with both dice, so a double is not played four times as in backgammon.',
          figures: [{ name: 'sail', caption: 'S may go 5 or 3, forward or back; a man-o’-war bars 19.' }],
        },
        {
          rules: ['PB19', 'PB20'],
          text: 'End on merchants and you **capture them all**. End on another pirate and you **sink it and take its whole hold**; but in the Outer Sea pirates share points in peace.',
          figures: [{ name: 'sink', caption: 'Ending on P in the Great Sea sinks it and takes its 5.' }],
        },
        {
          rules: ['PB21'],
          text: 'A die that carries you **past 24 from the Inner Sea or past 1 from the Outer Sea** brings you home: the hold goes into the chest, your ship goes to the Sand Bar, and your turn is over.',
          figures: [{ name: 'home', caption: 'A 5 carries the ship past 24: 14 gold into the chest.' }],
        },
        {
          rules: ['PB16'],
          text: 'A ship on the Sand Bar rolls one die and comes to that point of the Outer Sea. Then its turn is over.',
          ours: 'If a man-o’-war stands there, the ship is sunk again and waits for the next round.',
        },
        {
          rules: ['PB22', 'PB23', 'PB24'],
          text: '**Both dice must be played** if there is any way to; going home counts as a way. If there is none, you play one die, and then your ship is **sunk**. If no die can be played it is sunk at once.',
          ours: 'The source sends a ship to the Sand Bar “if you can’t move”. With one die it could, so it does, with all its effects, before it goes down.',
          figures: [
            { name: 'stuck', caption: 'Dice 3 and 6, men-o’-war all around: one move, then the sand.' },
          ],
        },
      ],
    },
    {
      id: 'typhoon',
      title: 'With typhoons',
      parts: [
        {
          rules: ['PB13', 'PB14'],
          text: 'In this variant the first luck die has ten sides: 1 and 2 are a man-o’-war, 3 to 9 a merchant, **10 a typhoon**. A typhoon travels like a man-o’-war and **destroys every ship where it ends**.',
          ours: 'Of two typhoons the one that arrives destroys the other. A merchant or man-o’-war that ends on a typhoon’s point just stands there, out of reach.',
        },
      ],
    },
    {
      id: 'otherwise',
      title: 'Leaving and drawing',
      parts: [
        {
          rules: ['PB26', 'PB27', 'PB28'],
          text: 'When somebody leaves, their ship is taken off with its hold, and the last captain left wins. All who are in may agree to a draw.',
          ours: 'The turn of somebody who is away can be skipped by the table; a ship whose dice cannot all be played is sunk all the same.',
        },
      ],
    },
    {
      id: 'notation',
      title: 'Reading the moves',
      parts: [
        {
          rules: ['PB29'],
          text: '14/17 is a move from 14 to 17, with a star where something is captured or sunk. 22/home +9 brings nine gold home.',
        },
      ],
    },
  ],
};
