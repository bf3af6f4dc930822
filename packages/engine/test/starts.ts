/** Positions that matches start from in tests, for each game: the start of a turn, a roll that has just fallen, chance. */
export const STARTS = {
  backgammon: [
    'match:5:c 3.2 4 ahead ready black - - 2black - A----d-c---Ee---C-E----a 1.1 0.1 -',
    'lead:3 2.3 4 off moving red 41 14 1center - B----e-c---Ee---C-E----b 0.0 0.0 -',
    'money:5:b 0.0 1 off beavered red - - 2black - B-b--d-b---Ee---C-E----b 0.0 0.0 -',
    'match:5:c 1.0 1 ahead between red - - 1center - B-b--d-b---Ee---C-E----b 0.0 0.0 -',
  ],
  pirates: [
    '25 5 ready 0 - - D5.A2.B16.C12 - | 10:0/0 7:6/0 bar:0/0 2:0/0 | 2m11=4 3m17=4 4m20=4 5m24=4',
    '25d10 7 travel 4 - - - - | 3:0/0 6#0:6/0 6#1:0/0 | 4W20 5m20=5 6m23=6',
    '25 8 order - - - A.B - | 8:8/0 2:0/0 | 3W7 4m17=3 6m13=4 7W18 8m19=2',
    '25d10 6 moving 2 12 12 B6.A3.C2 - | 3#1:0/0 6:6/0 3#0:0/0 | 4W20 5m20=5 6m23=6',
  ],
  pirateer: [
    '-:-:- ready 0 - - 0 - - S1/P1 S1=A11.A13.F15/P1=N7.T9.T10 - - 1 18 - - - -',
    'shipwreck:-:- rolling 2 - - 0 - - S1/F1/P1/B1 S1=A11.A12.G14*1/F1=K1.O6.O7/P1=T9.T11/B1=F17.H20.J20 T7 - 0 4 - - - -',
    'pieces-of-eight:-:- sailing 2 5531 1355 4 - - S1/F1/P1/F2/P2 S1=1:A11.1:A12.1:J16/F1=1:K1.1:N11.1:O1/P1=1:P9.1:T9.1:T11/F2=2:K1.2:L14.2:M1/P2=2:K7.2:T7.2:T10 - - 0.2 10 - - - -',
    'acey-deucey:-:- sailing 1 42 24 2 - - F1/B1/P1 F1=J7*1.K1.L1/P1=D13.T8.T10/B1=E17.I20.K20 - - 0 1 - - - -',
  ],
} as const;
