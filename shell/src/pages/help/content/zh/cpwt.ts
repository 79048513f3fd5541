import type { HelpArticle } from '../help-article.ts'

export const article: HelpArticle = {
  updated: '2026-11-21',
  lead: '每期开奖前停止下注，开奖结果公开可查。开不出来的期次退回本金。',
  sections: [
    {
      id: 'draw',
      title: '开奖',
      body: [
        {
          list: [
            '平台彩每 3 分钟一期，开奖前几秒停止下注。',
            '结果在走势里保存，可以逐期查看。',
            '第三方彩种以官方公布的号码为准。',
          ],
        },
        { links: [{ to: '/game/lottery', text: '去彩票大厅' }] },
      ],
    },
    {
      id: 'prize',
      title: '奖金怎么算',
      body: ['奖金 = 本金 × 赔率。赔率在下注时锁定，玩法说明里列出每个玩法的中奖概率与返还率。'],
    },
    { id: 'limits', title: '限额', body: ['每种玩法都有最低、最高投注与单期最高奖金，下注时页面会提示。'] },
    {
      id: 'void',
      title: '作废与退款',
      body: [
        {
          head: ['情况', '处理'],
          rows: [
            ['没有开奖', '整期作废，退回本金'],
            ['开奖号码更正', '按更正后的号码重新结算'],
            ['停售后才收到的注单', '不接受，退回本金'],
          ],
        },
      ],
    },
    { id: 'trend', title: '走势能预测吗', body: ['不能。每期相互独立，上一期不影响下一期。走势只是记录。'] },
  ],
  related: ['yhgz', 'tywt', 'bczr'],
}
