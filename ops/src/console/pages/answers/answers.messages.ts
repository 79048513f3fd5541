/** Texts of the page of answers that break the contract. */
import { defineMessages } from '../../../texts/define-messages.ts'

export const answersMessages = defineMessages({
  zh: {
    title: '违反契约的应答',
    lead: '会员页面收到的、与契约不符的后端应答，最近 30 天，最新的在前。页面把它显示为系统异常。',
    empty: '没有页面报告过这样的应答。',
    path: '接口',
    fault: '字段与期望',
    count: '次数',
    first: '首次',
    last: '最近',
    check: '用 npm run conform 检查整个后端。',
  },
  en: {
    title: 'Answers that break the contract',
    lead: 'Answers of the back end that members’ pages could not take, in the last 30 days, newest first. The page shows them as a system fault.',
    empty: 'No page has reported one.',
    path: 'Call',
    fault: 'Field and what was expected',
    count: 'Times',
    first: 'First',
    last: 'Last',
    check: 'npm run conform checks the whole back end.',
  },
})
