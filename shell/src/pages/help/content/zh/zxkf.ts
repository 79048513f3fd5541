import type { HelpArticle } from '../help-article.ts'

export const article: HelpArticle = {
  updated: '2026-11-21',
  lead: '每天 24 小时有人。先看常见问题，没解决就转人工，每一步都有记录。',
  sections: [
    {
      id: 'channels',
      title: '联系方式',
      body: [
        {
          head: ['方式', '时间', '适合'],
          rows: [
            ['在线客服', '全天', '大多数问题'],
            ['电话', '全天', '账户安全、无法登录'],
            ['意见反馈', '24 小时内回复', '需要附材料的事情'],
          ],
        },
        { links: [{ to: '/customer/main', text: '打开客服中心' }] },
      ],
    },
    {
      id: 'prepare',
      title: '联系前准备',
      body: [
        { list: ['存取款：订单号。', '注单：注单号。', '页面出错：页面上的支持代码。'] },
        '请不要把密码、短信验证码或资金密码发给任何人，客服不会问。',
      ],
    },
    {
      id: 'verify',
      title: '确认是真客服',
      body: [
        '站内客服的每条消息都有签名标记。主动提供银行卡号要求转账的，一定不是客服。',
        { links: [{ to: '/help/fjcjc', text: '防骗方法' }] },
      ],
    },
    {
      id: 'complaint',
      title: '投诉步骤',
      body: [
        {
          steps: [
            '告诉客服您不满意的地方，当场能解决的当场解决。',
            '提交反馈，24 小时内有专人回复。',
            '仍不满意，可要求复核；从提交之日起 8 周内给出最终书面答复。',
            '对最终答复不服，可求助独立的争议处理机构。',
          ],
        },
      ],
    },
    { id: 'record', title: '记录', body: ['聊天记录保留 30 天，可以在结束后导出。'] },
  ],
  related: ['qtwt', 'fjcjc', 'gztk'],
}
