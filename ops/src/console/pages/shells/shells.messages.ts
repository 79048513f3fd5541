/** Texts of the shells page. */
import { defineMessages } from '../../../texts/define-messages.ts'

export const shellsMessages = defineMessages({
  zh: {
    title: '外壳',
    lead: '边缘节点现在提供的外壳，以及半小时内提供过、会员可能还开着的外壳。新构建要对它们全部适用。',
    empty: '还没有边缘节点报到。',
    shell: '外壳',
    edge: '边缘节点',
    state: '状态',
    served: '正在提供',
    open: '只剩开着的页面',
    contract: '契约',
    shared: '共享依赖',
    seen: '最近报到',
  },
  en: {
    title: 'Shells',
    lead: 'What edges serve now, and what they served in the last half hour and members may have open. A new build must fit all of them.',
    empty: 'No edge has reported yet.',
    shell: 'Shell',
    edge: 'Edge',
    state: 'State',
    served: 'served',
    open: 'open pages only',
    contract: 'Contract',
    shared: 'Shares',
    seen: 'Last seen',
  },
})
