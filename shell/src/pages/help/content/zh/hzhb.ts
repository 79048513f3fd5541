import type { HelpArticle } from '../help-article.ts'

export const article: HelpArticle = {
  updated: '2026-11-21',
  lead: '场馆提供游戏，赞助带来精彩，代理介绍朋友。三方都受同样的规则约束。',
  sections: [
    {
      id: 'venues',
      title: '场馆',
      body: [
        '体育、真人、电竞、棋牌、电子、彩票与捕鱼由多家场馆提供。每家场馆的返还率、限红与维护时间写在大厅里。',
        {
          links: [
            { to: '/game/sport', text: '体育大厅' },
            { to: '/game/realbet', text: '真人大厅' },
          ],
        },
      ],
    },
    {
      id: 'sponsor',
      title: '赞助',
      body: ['我们支持社区足球与青少年训练。', { links: [{ to: '/sponsor/0', text: '赞助故事' }] }],
    },
    {
      id: 'agent',
      title: '代理',
      body: [
        '代理通过链接介绍朋友，按月结算佣金。代理看不到您的资金与注单，也不能代您收款。',
        { links: [{ to: '/agent', text: '代理加盟' }] },
      ],
    },
    {
      id: 'verify',
      title: '核对真假',
      body: [
        '有人自称合作方时，请用编号核对。凡要求转账到私人账户的，都不是我们的合作方。',
        { links: [{ to: '/help/fjcjc', text: '怎样识别假站' }] },
      ],
    },
  ],
  related: ['gywm', 'gztk', 'fjcjc'],
}
