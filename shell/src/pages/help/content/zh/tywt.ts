import type { HelpArticle } from '../help-article.ts'

export const article: HelpArticle = {
  updated: '2026-11-21',
  lead: '比赛结束后 10 秒内结算。以官方公布的常规时间比分为准，有误会更正并写明。',
  sections: [
    {
      id: 'when',
      title: '什么时候结算',
      body: [
        '比赛结束后通常 10 秒内。需要官方确认的玩法，以确认时间为准。注单详情写明结算时间与比分。',
        { links: [{ to: '/mine/record/betRecord', text: '查看注单' }] },
      ],
    },
    {
      id: 'time',
      title: '常规时间与加时',
      body: ['足球默认以 90 分钟加伤停补时为准，不含加时与点球，除非玩法另有说明。篮球包含加时。'],
    },
    { id: 'source', title: '比分从哪里来', body: ['以赛事官方为准。数据商先报、官方后改的，以官方为准重新结算。'] },
    {
      id: 'void',
      title: '什么时候取消',
      body: [
        { list: ['比赛取消，或推迟超过 36 小时。', '赔率明显出错（例如主客颠倒）。', '开赛后才被接受的赛前注单。'] },
      ],
    },
    {
      id: 'resettle',
      title: '重新结算',
      body: ['结果更正时，注单会标“重新结算”，账户按差额调整，并发站内信说明原因。调整不会让余额变成负数。'],
    },
    {
      id: 'result',
      title: '结果的写法',
      body: [
        {
          head: ['写法', '意思'],
          rows: [
            ['赢 / 输', '全部赢或输'],
            ['赢半 / 输半', '一半本金赢或输，另一半退回'],
            ['走水', '退回本金'],
            ['已兑现', '提前结束，按兑现价'],
          ],
        },
      ],
    },
    { id: 'dispute', title: '有争议', body: ['请在比赛结束后 7 天内带注单号联系客服，我们会给出依据。'] },
  ],
  related: ['tysstqth', 'tytzjc', 'yhgz', 'zxkf'],
}
