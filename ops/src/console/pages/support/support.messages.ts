/** Texts of the support code page. */
import { defineMessages } from '../../../texts/define-messages.ts'

export const supportMessages = defineMessages({
  zh: {
    title: '支持码',
    lead: '会员念出的 7 个字符：查到他页面上的确切构建、出了什么错、之前发生了什么。',
    code: '支持码',
    lookUp: '查找',
    unknown: '没有找到这个支持码：可能念错了，或者记在另一台边缘节点上。',
    builds: '页面上的构建',
    failed: '出错的地方',
    cause: '原因',
    page: '页面',
    when: '时间',
    events: '之前发生的事，距出错的秒数',
    seconds: '秒',
    kind: '种类',
    what: '内容',
    shell: '外壳',
  },
  en: {
    title: 'Support code',
    lead: 'The seven characters that a member reads out lead to the exact builds on their page, what failed, and what happened before.',
    code: 'Support code',
    lookUp: 'Look it up',
    unknown: 'Nobody knows this code: it may be misread, or another edge has it.',
    builds: 'Builds on the page',
    failed: 'What failed',
    cause: 'Cause',
    page: 'Page',
    when: 'When',
    events: 'What happened before, in seconds before the failure',
    seconds: 'Seconds',
    kind: 'Kind',
    what: 'What',
    shell: 'shell',
  },
})
