import type { HelpArticle } from '../help-article.ts'

export const article: HelpArticle = {
  updated: '2026-11-21',
  lead: 'Choose a match, a market and a stake, read the odds, confirm. Examples below make the usual markets plain.',
  sections: [
    {
      id: 'steps',
      title: 'Placing a bet',
      body: [
        {
          steps: [
            'Enter a venue from the sport lobby and choose a match.',
            'Tap the odds you want; they go to your slip.',
            'Enter a stake of at least 2.00 and read what may come back.',
            'Say what to do when odds move: better only, any, or none.',
            'Confirm and wait for the receipt. “Open” means it stands.',
          ],
        },
        { links: [{ to: '/game/sport', text: 'Sport lobby' }] },
      ],
    },
    {
      id: 'markets',
      title: 'Usual markets',
      body: [
        {
          head: ['Market', 'Meaning'],
          rows: [
            ['Match result', 'home, draw or away'],
            ['Handicap', 'one side gives goals before the result is read'],
            ['Over / under', 'goals in all, above or below the line'],
            ['Odd / even', 'goals in all are odd or even'],
            ['Correct score', 'the exact score'],
          ],
        },
      ],
    },
    {
      id: 'handicap',
      title: 'How a handicap works',
      body: [
        'Home gives 1 goal; you stake 100 on home at European odds of 1.90:',
        {
          head: ['Score', 'Result', 'Return'],
          rows: [
            ['2:0', 'won', '190.00'],
            ['1:0', 'push, stake back', '100.00'],
            ['1:1', 'lost', '0.00'],
          ],
        },
        'With 0.5/1 (also written 0.75) half the stake is on 0.5 and half on 1, hence “half won” and “half lost”.',
      ],
    },
    {
      id: 'total',
      title: 'How over and under work',
      body: [
        'At 2.5, “over” wins with 3 goals or more and loses with 2 or fewer. 2.25 means half on 2 and half on 2.5.',
      ],
    },
    {
      id: 'parlay',
      title: 'Parlays',
      body: [
        '2 to 10 matches in one bet: odds multiply and all must win. A void match counts as 1.00 and the rest goes on.',
      ],
    },
    {
      id: 'odds',
      title: 'Four ways to write odds',
      body: [
        'One probability, four notations (European 1.80 and 2.50):',
        {
          head: ['Type', '1.80', '2.50'],
          rows: [
            ['European', '1.80', '2.50'],
            ['Hong Kong', '0.80', '1.50'],
            ['Malay', '0.80', '-0.67'],
            ['Indonesian', '-1.25', '1.50'],
          ],
        },
        'Negative Malay or Indonesian odds say, without their sign, how much must be staked to win 1.',
      ],
    },
    {
      id: 'cashout',
      title: 'Cash out',
      body: [
        'Before the match ends you may close a bet, in part or whole, at the price shown. The part cashed out does not count as turnover, and the price you confirm is the price you get.',
      ],
    },
  ],
  related: ['tywt', 'tysstqth', 'yhgz', 'bczr'],
}
