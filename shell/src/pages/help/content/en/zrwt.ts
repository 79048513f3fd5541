import type { HelpArticle } from '../help-article.ts'

export const article: HelpArticle = {
  updated: '2026-11-21',
  lead: 'Real dealers deal. A dropped picture does not touch a bet that was accepted, and every round has a number to check.',
  sections: [
    {
      id: 'drop',
      title: 'The picture is gone',
      body: [
        'Accepted bets stand and settle by the result at the table. Come back and the round is in your records. What was not accepted was not taken.',
      ],
    },
    {
      id: 'rule',
      title: 'The 5-second rule',
      body: [
        'Bets close about 5 seconds before the end of betting time. Only “accepted” counts; on a slow line bet a little earlier.',
      ],
    },
    {
      id: 'seat',
      title: 'Seats and limits',
      body: [
        'Where there are seats, yours is free again after three rounds away; betting goes on without one. The table card shows the lowest and highest stake.',
      ],
    },
    {
      id: 'proof',
      title: 'Checking a result',
      body: [
        'Each round has a number, its cards and its time in your records. Support can ask for the recording.',
        { links: [{ to: '/mine/record/betRecord', text: 'See records' }] },
      ],
    },
    {
      id: 'void',
      title: 'Void rounds',
      body: [
        'A dealing error or broken equipment that leaves no clear result makes the round void, and stakes return.',
      ],
    },
    {
      id: 'maintain',
      title: 'Maintenance',
      body: [
        'The table then says so. The round in progress is played out, and your balance can be taken back to the centre wallet.',
      ],
    },
  ],
  related: ['yhgz', 'qtwt', 'bczr'],
}
