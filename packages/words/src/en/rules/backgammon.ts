/** English: how to play backgammon. */
import type { RuleBook } from '../../book.ts';

export const backgammon: RuleBook = {
  lead: 'Two players race to bring fifteen checkers each around the board and off it. A lone checker can be hit and has to start over, and a cube raises the stakes.',
  sections: [
    {
      id: 'board',
      title: 'The board',
      parts: [
        {
          rules: ['BG1'],
          text: 'There are twenty-four points, and fifteen checkers a side. You count the points from your own side: **24 is the farthest back, 1 is the last before bearing off**, and 1 to 6 are your home. Checkers move from higher to lower points.',
          figures: [{ name: 'start', caption: 'The start: two on 24, five on 13, three on 8, five on 6.' }],
        },
        {
          rules: ['BG2'],
          text: 'Each player rolls one die. Whoever rolls higher starts, and plays both dice. If the dice are equal, both roll again.',
        },
      ],
    },
    {
      id: 'moving',
      title: 'Moving',
      parts: [
        {
          rules: ['BG3', 'BG4'],
          text: 'Roll two dice. **Each die moves one checker** that many points, or one checker plays both, one after the other. A double is played four times. You can’t land on a point that holds two or more of your opponent’s checkers.',
          figures: [
            {
              name: 'move',
              caption:
                'A 3 and a 1 from the start: the small marks show where the checker you picked can go.',
            },
          ],
        },
        {
          rules: ['BG5', 'BG6'],
          text: '**You must play both dice** if there is any way to. If you can play either die but not both, you must play the larger one.',
          ours: 'The usual rule, and what GNU Backgammon does.',
        },
        {
          rules: ['BG7', 'BG8'],
          text: 'A single checker on a point is a **blot**. Land on your opponent’s blot and it is **hit**: it goes to the bar. A player with a checker on the bar must bring it in, on their own points 24 to 19, before moving any other checker.',
          figures: [{ name: 'bar', caption: 'The checker on the bar comes in first.' }],
        },
        {
          rules: ['BG9', 'BG10'],
          text: 'Once all your checkers are home you may **bear off**. A die takes off a checker from the point with its number; a larger die may take off the checker farthest back.',
          figures: [{ name: 'off', caption: 'Bearing off: a 6 takes the checker farthest back.' }],
        },
      ],
    },
    {
      id: 'winning',
      title: 'Winning',
      parts: [
        {
          rules: ['BG12', 'BG13'],
          text: 'The first to bear off all fifteen wins. If the loser has borne off none, it’s a **gammon** and counts double. If the loser also has a checker on the bar or in the winner’s home, it’s a **backgammon** and counts triple.',
        },
      ],
    },
    {
      id: 'cube',
      title: 'The cube',
      parts: [
        {
          rules: ['BG16', 'BG17', 'BG18'],
          text: 'Before you roll you may offer to **double** the stakes. Your opponent can take, and then owns the cube, so only they can double next. Or they can pass, and lose the game at the stakes before the double.',
          figures: [{ name: 'cube', caption: 'An offered double: take or pass.' }],
        },
        {
          rules: ['BG25', 'BG26'],
          text: 'A match is played to a number of points. A game is worth the value of the cube, twice that for a gammon and three times for a backgammon. Under the **Crawford rule** no one may double in the first game after a player has come to one point short of winning.',
        },
        {
          rules: ['BG21', 'BG22', 'BG23', 'BG24'],
          text: 'In a money session the table can add **Jacoby** (gammons and backgammons count extra only if a player has turned the cube), **beavers** (answer a double by redoubling at once, and still own the cube) and **automatic doubles** (a tied opening roll doubles the cube, once a game).',
        },
      ],
    },
    {
      id: 'ending',
      title: 'Other ways to end',
      parts: [
        {
          rules: ['BG29', 'BG30'],
          text: 'You may offer to resign a single game, a gammon or a backgammon. Your opponent may decline as long as you could still lose more. If you leave the table, you lose the match.',
        },
      ],
    },
  ],
};
