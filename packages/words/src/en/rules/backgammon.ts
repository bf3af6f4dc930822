/** English: how to play backgammon. */
import type { RuleBook } from '../../book.ts';

export const backgammon: RuleBook = {
  lead: 'Two players race fifteen checkers each round the board and off it. A lone checker can be hit and must start again; a cube raises the stakes.',
  sections: [
    {
      id: 'board',
      title: 'The board',
      parts: [
        {
          rules: ['BG1'],
          text: 'Twenty-four points, and fifteen checkers a side. Each player counts the points from their own side: **24 is furthest back, 1 is the last before bearing off**, and 1 to 6 are the home. Checkers move from higher to lower points.',
          figures: [{ name: 'start', caption: 'The start: two on 24, five on 13, three on 8, five on 6.' }],
        },
        {
          rules: ['BG2'],
          text: 'Each player rolls one die. The higher one starts and plays both dice. Equal dice are rolled again.',
        },
      ],
    },
    {
      id: 'moving',
      title: 'Moving',
      parts: [
        {
          rules: ['BG3', 'BG4'],
          text: 'Roll two dice. **Each die moves one checker** that many points, or one checker plays both, one after the other. A double is played four times. A point with two or more of their checkers is closed to you.',
          figures: [
            {
              name: 'move',
              caption: 'A 3 and a 1 from the start: the small signs show where a picked checker may go.',
            },
          ],
        },
        {
          rules: ['BG5', 'BG6'],
          text: '**Both dice must be played** if there is any way to. If only one of the two can be, it must be the larger one.',
          ours: 'The usual rule, and what GNU Backgammon does.',
        },
        {
          rules: ['BG7', 'BG8'],
          text: 'A single checker is a **blot**. End on theirs and it is **hit**: it goes to the bar, and must come in again on your home’s far side, at 24 to 19, before anything else may move.',
          figures: [{ name: 'bar', caption: 'The checker on the bar comes in first.' }],
        },
        {
          rules: ['BG9', 'BG10'],
          text: 'With all fifteen home you may **bear off**. A die takes a checker from that very point; a larger die takes the one furthest back.',
          figures: [{ name: 'off', caption: 'Bearing off: a 6 takes the checker furthest back.' }],
        },
      ],
    },
    {
      id: 'winning',
      title: 'Winning',
      parts: [
        {
          rules: ['BG12', 'BG13'],
          text: 'The first to bear off all fifteen wins. If the loser has borne off none it is a **gammon** and counts double; with a checker still on the bar or in the winner’s home it is a **backgammon** and counts three times.',
        },
      ],
    },
    {
      id: 'cube',
      title: 'The cube',
      parts: [
        {
          rules: ['BG16', 'BG17', 'BG18'],
          text: 'Before you roll you may offer to **double** the stakes. They take and own the cube, so only they can double next, or they pass and lose the game as it stands.',
          figures: [{ name: 'cube', caption: 'A double is offered: take or pass.' }],
        },
        {
          rules: ['BG25', 'BG26'],
          text: 'A match is played to a number of points, each game counting as much as its cube and its kind. The **Crawford rule** forbids doubling in the first game after one side is a point short of winning.',
        },
        {
          rules: ['BG21', 'BG22', 'BG23', 'BG24'],
          text: 'In a money session the table may add **Jacoby** (gammons count only after a double), **beavers** (double back at once and keep the cube) and **automatic doubles**.',
        },
      ],
    },
    {
      id: 'ending',
      title: 'Ending otherwise',
      parts: [
        {
          rules: ['BG29', 'BG30'],
          text: 'You may resign a single game, a gammon or a backgammon, and the other side may refuse. Leaving for good loses the match.',
        },
      ],
    },
  ],
};
