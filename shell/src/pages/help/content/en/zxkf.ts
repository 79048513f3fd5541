import type { HelpArticle } from '../help-article.ts'

export const article: HelpArticle = {
  updated: '2026-11-21',
  lead: 'Somebody is there around the clock. Look at the common questions first, then talk to a person; every step is on record.',
  sections: [
    {
      id: 'channels',
      title: 'Ways to reach us',
      body: [
        {
          head: ['Way', 'When', 'Best for'],
          rows: [
            ['Live support', 'any time', 'most questions'],
            ['Phone', 'any time', 'account safety, cannot log in'],
            ['Feedback', 'answered within 24 hours', 'what needs documents'],
          ],
        },
        { links: [{ to: '/customer/main', text: 'Open support' }] },
      ],
    },
    {
      id: 'prepare',
      title: 'What to have ready',
      body: [
        { list: ['Payments: the order number.', 'Bets: the bet number.', 'A page that failed: the code shown on it.'] },
        'Never send anybody your password, an SMS code or the fund password. Support does not ask.',
      ],
    },
    {
      id: 'verify',
      title: 'Is it really support?',
      body: [
        'Each message of ours inside the site bears a signature mark. Whoever volunteers a card number and asks for a transfer is not support.',
        { links: [{ to: '/help/fjcjc', text: 'Telling a fraud' }] },
      ],
    },
    {
      id: 'complaint',
      title: 'Making a complaint',
      body: [
        {
          steps: [
            'Tell support what is wrong; what can be solved is solved there.',
            'Send feedback; a person answers within 24 hours.',
            'Not content? Ask for a review; you have the final answer in writing within 8 weeks of the day you sent it.',
            'If you disagree with it, you may turn to an independent dispute body.',
          ],
        },
      ],
    },
    { id: 'record', title: 'Records', body: ['Chats are kept for 30 days and can be exported when they end.'] },
  ],
  related: ['qtwt', 'fjcjc', 'gztk'],
}
