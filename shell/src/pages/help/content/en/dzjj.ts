import type { HelpArticle } from '../help-article.ts'

export const article: HelpArticle = {
  updated: '2026-11-21',
  lead: 'Esports bets settle by the organiser’s result. Remakes, walkovers and substitutes each have their rule.',
  sections: [
    {
      id: 'titles',
      title: 'Titles',
      body: [
        'League of Legends, DOTA2, CS2 and Honor of Kings; markets depend on the level of the event.',
        { links: [{ to: '/game/gaming', text: 'Esports lobby' }] },
      ],
    },
    {
      id: 'markets',
      title: 'Markets',
      body: [
        {
          head: ['Market', 'Meaning'],
          rows: [
            ['Match winner', 'who wins the series'],
            ['Map winner', 'who wins map n'],
            ['Map handicap', 'one side gives maps'],
            ['Rounds over / under', 'rounds on a map in all'],
            ['First kill, first tower', 'who does it first'],
          ],
        },
      ],
    },
    {
      id: 'remake',
      title: 'Remakes and pauses',
      body: [
        {
          list: [
            'A map remade for technical reasons: what was decided stands, the rest follows the remade map.',
            'Continued on the same day: bets stand.',
            'Postponed by more than 36 hours: void, stake back.',
          ],
        },
      ],
    },
    {
      id: 'walkover',
      title: 'Walkovers and substitutes',
      body: [
        {
          head: ['Case', 'What happens'],
          rows: [
            ['Walkover before the start', 'all void, stakes return'],
            ['Walkover after at least one map', 'finished maps settle, match winner is void'],
            ['A substitute plays', 'bets stand'],
            ['The number of maps changes', 'markets that depend on it are void'],
          ],
        },
      ],
    },
    {
      id: 'source',
      title: 'Source of results',
      body: [
        'The organiser’s publication; where there is none, the record of the broadcast. Corrections after 24 hours no longer change a settlement.',
      ],
    },
  ],
  related: ['tywt', 'tysstqth', 'yhgz'],
}
