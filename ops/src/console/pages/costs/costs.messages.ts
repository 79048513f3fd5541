/** Texts of the cost page. */
import { defineMessages } from '../../../texts/define-messages.ts'

export const costsMessages = defineMessages({
  zh: {
    title: '成本',
    lead: ({ days }: { days: number }) =>
      `各版本在会员设备上的成本，最近 ${days} 天，抽样的页面加载。条形为第 75 百分位，线为第 50 至第 95 百分位。`,
    empty: '还没有边缘节点上报数据。',
    metric: {
      bytes: '传输的字节',
      tasks: '长任务（毫秒）',
      errors: '未捕获的错误',
      lcp: '最大内容绘制 LCP',
      cls: '布局偏移 CLS',
      inp: '交互延迟 INP',
    },
    hint: {
      bytes: '此版本的文件，每次页面加载；已缓存的为 0。',
      tasks: '此版本的脚本在超过 50 毫秒的帧里运行的时间。',
      errors: '每次页面加载。',
      lcp: '由此版本画出最大元素的页面。不超过 2.5 秒为良好。',
      cls: '由此版本的元素引起最大偏移的页面。不超过 0.1 为良好。',
      inp: '由此版本的元素引起最慢交互的页面。不超过 200 毫秒为良好。',
    },
    asTable: '以表格显示',
    remote: '模块',
    version: '版本',
    loads: '页面加载',
    grade: { good: '良好', fair: '待改进', poor: '差' },
    days: '时间范围',
    lastDays: ({ days }: { days: number }) => `${days} 天`,
    download: '下载',
    shell: '外壳',
  },
  en: {
    title: 'Cost',
    lead: ({ days }) =>
      `What versions cost on members’ devices in the last ${days} ${days === 1 ? 'day' : 'days'}, in a sample of page loads. The bar is the 75th percentile, the line spans the 50th to the 95th.`,
    empty: 'No edge has reported costs yet.',
    metric: {
      bytes: 'Bytes transferred',
      tasks: 'Long tasks',
      errors: 'Uncaught errors',
      lcp: 'Largest contentful paint (LCP)',
      cls: 'Layout shift (CLS)',
      inp: 'Interaction to next paint (INP)',
    },
    hint: {
      bytes: 'By files of the version in a page load; cached files count as 0.',
      tasks: 'Time that scripts of the version ran in frames of more than 50 ms.',
      errors: 'In a page load.',
      lcp: 'Of pages whose largest element the version drew. Up to 2.5 s is good.',
      cls: 'Of pages whose largest shift was of an element of the version. Up to 0.1 is good.',
      inp: 'Of pages whose slowest interaction was with an element of the version. Up to 200 ms is good.',
    },
    asTable: 'Show as a table',
    remote: 'Remote',
    version: 'Version',
    loads: 'Page loads',
    grade: { good: 'good', fair: 'needs work', poor: 'poor' },
    days: 'Period',
    lastDays: ({ days }) => (days === 1 ? '1 day' : `${days} days`),
    download: 'Download',
    shell: 'shell',
  },
})
