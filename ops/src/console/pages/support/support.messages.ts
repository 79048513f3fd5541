/** Texts of the support code page. */
import { defineMessages } from '../../../texts/define-messages.ts'

export const supportMessages = defineMessages({
  zh: {
    title: '支持码',
    lead: '输入会员念出的 7 个字符，查看其页面上的构建版本、错误和之前的事件。',
    code: '支持码',
    lookUp: '查找',
    unknown: '没有找到这个支持码：可能有误，或记录在另一台边缘节点上。',
    builds: '页面上的构建',
    failed: '出错的地方',
    cause: '原因',
    page: '页面',
    when: '时间',
    events: '之前的事件（距出错的秒数）',
    seconds: '秒',
    kind: '种类',
    what: '内容',
    shell: '外壳',
  },
  en: {
    title: 'Support code',
    lead: 'The seven characters that a member reads out identify the exact builds on their page, the failure, and the events before it.',
    code: 'Support code',
    lookUp: 'Look it up',
    unknown: 'Unknown code: it may be misread, or stored on another edge.',
    builds: 'Builds on the page',
    failed: 'What failed',
    cause: 'Cause',
    page: 'Page',
    when: 'When',
    events: 'Events, in seconds before the failure',
    seconds: 'Seconds',
    kind: 'Kind',
    what: 'What',
    shell: 'shell',
  },
})
