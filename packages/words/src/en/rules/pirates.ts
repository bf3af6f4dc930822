/** English: how to play Pirates Backgammon. */
import type { RuleBook } from '../../book.ts';

export const pirates: RuleBook = {
  lead: 'Catch merchants, rob each other, stay clear of the men-o’-war, and bring your gold home. The first captain with 25 gold in the chest wins. For two to six captains, with one ship each.',
  sections: [
    {
      id: 'sea',
      title: 'The sea',
      parts: [
        {
          rules: ['PB2', 'PB5'],
          text: 'The board is a backgammon board with four waters: the **Outer Sea** is points 1 to 6, the **Great Sea** 7 to 12, the **Middle Sea** 13 to 18, the **Inner Sea** 19 to 24. The bar is the **Sand Bar**, where sunk pirates wait.',
          figures: [
            { name: 'sea', caption: 'Four waters, the Sand Bar between them, and the quay with the chests.' },
          ],
        },
        {
          rules: ['PB4', 'PB3'],
          text: 'Gold you take goes into your **hold**, where you can lose it. In your **chest** it’s safe, and only there does it count. 25 gold in the chest wins at once, even in the middle of a round.',
        },
        {
          rules: ['PB1', 'PB6'],
          text: 'Each captain rolls one die and starts on that point.',
          ours: 'The source doesn’t say how many captains can play. With six, you can still tell the ships apart at a glance.',
        },
      ],
    },
    {
      id: 'travel',
      title: 'Travel',
      parts: [
        {
          rules: ['PB7', 'PB9'],
          text: 'A round has three phases. First **every ship at sea travels**: one die for each merchant and man-o’-war, toward point 1. A ship that sails past point 1 is gone, and so is a merchant’s gold.',
          ours: 'The oldest ship travels first, so no one has to choose.',
        },
        {
          rules: ['PB10'],
          text: 'A **man-o’-war** that ends on pirates sinks them all: they go to the Sand Bar and lose the gold in their holds. A **merchant** that ends on a pirate is captured.',
          ours: 'If several pirates share the point, the one that arrived last gets the merchant.',
        },
        {
          rules: ['PB11'],
          text: 'A merchant on the same point as a man-o’-war is **guarded**: no pirate can end there.',
          figures: [
            { name: 'guarded', caption: 'The merchant with 4 gold is beside a man-o’-war, out of reach.' },
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
          text: 'Then a new ship appears. The first die says what it is: **1 is a man-o’-war, 2 to 6 a merchant with that much gold**. The second says where: 1 is point 24, 2 is 23, and so on to 6 for 19.',
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
          text: 'Now the captains sail. Everyone rolls one die, and the highest goes first.',
          ours: 'Captains who tie roll again among themselves. Their place relative to the others stays the same.',
        },
        {
          rules: ['PB17', 'PB18'],
          text: '**Two dice, two moves**, in either order, each forward or backward. You may pass over anything, but you may not end on a man-o’-war. Equal dice are two moves, not four.',
          ours: 'The source says to move with both dice, so a double isn’t played four times as it is in backgammon.',
          figures: [{ name: 'sail', caption: 'S can go 5 or 3, forward or back. A man-o’-war bars 19.' }],
        },
        {
          rules: ['PB19', 'PB20'],
          text: 'End on merchants and you **capture them all**. End on another pirate and you **sink it and take its whole hold**, except in the Outer Sea, where pirates share points in peace.',
          figures: [{ name: 'sink', caption: 'Ending on P in the Great Sea sinks it and takes its 5.' }],
        },
        {
          rules: ['PB21'],
          text: 'A die that carries you **past 24 from the Inner Sea or past 1 from the Outer Sea** brings you home. Your hold goes into your chest, your ship goes to the Sand Bar, and your turn is over.',
          figures: [{ name: 'home', caption: 'A 5 carries the ship past 24: 14 gold into the chest.' }],
        },
        {
          rules: ['PB16'],
          text: 'A ship on the Sand Bar rolls one die and goes to that point of the Outer Sea. Then its turn is over.',
          ours: 'If there’s a man-o’-war there, the ship is sunk again and waits for the next round.',
        },
        {
          rules: ['PB22', 'PB23', 'PB24'],
          text: '**You must play both dice** if there is any way to. Going home counts as a way. If there is none, you play one die, and then your ship is **sunk**. If you can’t play either die, it’s sunk at once.',
          ours: 'The source sends a ship to the Sand Bar “if you can’t move”. With one die it can, so it does, with everything that follows from that move, before it goes down.',
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
          text: 'In this variant the first luck die has ten sides: 1 and 2 are a man-o’-war, 3 to 9 a merchant, **10 a typhoon**. A typhoon travels like a man-o’-war, and **destroys every ship where it ends**. No pirate may end on it.',
          ours: 'When two typhoons meet, the one that arrives destroys the other. A merchant or man-o’-war that ends on a typhoon’s point simply stays there, out of reach.',
        },
      ],
    },
    {
      id: 'otherwise',
      title: 'Leaving and draws',
      parts: [
        {
          rules: ['PB26', 'PB27', 'PB28'],
          text: 'When a captain leaves, their ship is removed and its hold is lost. The last captain left wins. All captains still in the game may agree to a draw.',
          ours: 'The table can skip the turn of a captain who is away. A ship whose dice can’t all be played is still sunk.',
        },
      ],
    },
    {
      id: 'notation',
      title: 'Reading the moves',
      parts: [
        {
          rules: ['PB29'],
          text: '14/17 is a move from 14 to 17. A star means something was captured or sunk. 22/home +9 brings nine gold home.',
        },
      ],
    },
  ],
};
