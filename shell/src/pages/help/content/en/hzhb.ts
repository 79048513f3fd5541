import type { HelpArticle } from '../help-article.ts'

export const article: HelpArticle = {
  updated: '2026-11-21',
  lead: 'Venues bring the games, sponsorship the moments, agents their friends. The same rules bind all three.',
  sections: [
    {
      id: 'venues',
      title: 'Venues',
      body: [
        'Several venues provide sports, live dealers, esports, card games, slots, lottery and fishing. The lobby shows each one’s return, limits and maintenance times.',
        {
          links: [
            { to: '/game/sport', text: 'Sport lobby' },
            { to: '/game/realbet', text: 'Live casino' },
          ],
        },
      ],
    },
    {
      id: 'sponsor',
      title: 'Sponsorship',
      body: [
        'We support community football and training for the young.',
        { links: [{ to: '/sponsor/0', text: 'The story' }] },
      ],
    },
    {
      id: 'agent',
      title: 'Agents',
      body: [
        'Agents invite friends by link and are paid by the month. They see neither your money nor your bets, and cannot take payments for you.',
        { links: [{ to: '/agent', text: 'Partners programme' }] },
      ],
    },
    {
      id: 'verify',
      title: 'Is it really a partner?',
      body: [
        'Check the number of whoever claims to be one. Nobody who wants a transfer to a private account is.',
        { links: [{ to: '/help/fjcjc', text: 'How to tell a fake' }] },
      ],
    },
  ],
  related: ['gywm', 'gztk', 'fjcjc'],
}
