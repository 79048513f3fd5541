import type { HelpArticle } from '../help-article.ts'

export const article: HelpArticle = {
  updated: '2026-11-21',
  lead: '比赛提前、推后或中断时，注单有的继续有效，有的退回本金。看时间，也看玩法。',
  sections: [
    {
      id: 'early',
      title: '提前开赛',
      body: ['开赛前已接受的注单全部有效。实际开赛后才接受的赛前注单无效，退回本金。'],
    },
    {
      id: 'late',
      title: '推迟',
      body: [
        {
          head: ['情况', '处理'],
          rows: [
            ['推迟 36 小时以内开赛', '注单有效'],
            ['推迟超过 36 小时', '注单取消，退回本金'],
            ['改到别的日期且未定时间', '36 小时一到即取消'],
          ],
        },
      ],
    },
    {
      id: 'abandoned',
      title: '中断或腰斩',
      body: ['比赛没有打完：中断前已经确定结果的玩法照常结算（例如已越过的大小盘），其余注单取消，退回本金。'],
    },
    { id: 'parlay', title: '串关里的处理', body: ['取消的一场按赔率 1.00 计算，其余场次照常。全部取消时退回本金。'] },
    {
      id: 'refund',
      title: '退回多久到账',
      body: ['取消后通常 10 秒内退回场馆钱包，注单与交易记录里都看得到。退回的本金不计流水，也不算输赢。'],
    },
    {
      id: 'dispute',
      title: '不同意处理结果',
      body: [
        '注单详情写明适用的规则与比分来源。请带上注单号联系客服，我们会重新核对。',
        { links: [{ to: '/mine/record/betRecord', text: '查看注单' }] },
      ],
    },
  ],
  related: ['tywt', 'tytzjc', 'zxkf'],
}
