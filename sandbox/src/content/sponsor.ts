/** The sponsorship of the site (screens.md 5 `/sponsor/0`). The club is invented. */
import type { AnswerOf } from '@lantern/contract/endpoint'
import type { sponsorDetail } from '@lantern/contract/pages'
import type { Locale } from '../refusal/sandbox-error.ts'

type Sponsor = AnswerOf<typeof sponsorDetail>

/** 1 July 2024, 00:00 in UTC+8. */
const SINCE = Date.UTC(2024, 5, 30, 16)
const COMMON = { id: '0', since: SINCE, video: '' }

const ZH: Sponsor = {
  ...COMMON,
  name: '霜港灯塔足球俱乐部',
  role: '官方合作伙伴',
  headline: '灯塔亮着，晚归的人就有路',
  story: [
    '霜港是一座渔港，冬天四点半天就黑。1931 年，码头工人在灯塔下的空地上踢出了第一场球，球队就叫了灯塔。九十多年过去，主场换过三次，北看台始终留着一盏灯，从开场亮到最后一位球迷离开。',
    '我们在 2024 年夏天成为他们的合作伙伴。合作的第一笔投入没有用在球衣胸前，而是换掉了社区训练场的旧灯。那一年，霜港的孩子第一次能在放学后踢到七点。',
    '球场上有我们的名字，看台上没有我们的赔率。俱乐部的青年队、家庭看台和一切面向未成年人的活动，都不出现与投注有关的内容。这是写进合同第一页的约定。',
  ],
  facts: [
    { label: '合作至', value: '2028 年' },
    { label: '点亮球场', value: '14 座' },
    { label: '青训学员', value: '620 人' },
  ],
  timeline: [
    { at: '2024 年 7 月', title: '签约', text: '四年合作，青年队与家庭看台不出现任何投注内容。' },
    { at: '2024 年 11 月', title: '第一座球场亮灯', text: '灯塔街训练场换上低眩光灯具，夜间开放到九点。' },
    { at: '2025 年 5 月', title: '升入星港甲级', text: '时隔十一年重返顶级联赛，最后一轮主场座无虚席。' },
    { at: '2025 年 9 月', title: '“慢一点”行动', text: '比赛日大屏每半场提醒一次休息，并公布求助电话。' },
    { at: '2026 年 2 月', title: '第十四座', text: '潮汐镇小学的操场亮灯，社区球场计划完成过半。' },
  ],
  gallery: [
    { id: 'north-stand', motif: 'sport', caption: '北看台的灯，终场后又亮了四十分钟' },
    { id: 'harbour-pitch', motif: 'fishing', caption: '码头边的训练场，背后就是归港的渔船' },
    { id: 'night-school', motif: 'live', caption: '周三夜训：六岁到十二岁，不收费' },
    { id: 'away-day', motif: 'cards', caption: '随队客场的四百人，占满了一列车厢' },
  ],
  press: [
    { title: '一盏灯与一支球队', source: '《霜港晚报》', at: '2024-07-02', route: '/help/hzhb' },
    { title: '青年队球衣上为什么没有赞助商', source: '《看台》周刊', at: '2025-03-18', route: '/help/bczr' },
    { title: '合作方名录', source: '本站', at: '2026-01-05', route: '/help/hzhb' },
  ],
}

const EN: Sponsor = {
  ...COMMON,
  name: 'Frostmere Beacons FC',
  role: 'Official partner',
  headline: 'While the beacon burns, there is a way home',
  story: [
    'Frostmere is a fishing harbour, and in winter it is dark by half past four. In 1931 dockers played their first match on the waste ground below the lighthouse, and the team was called the Beacons. The ground has moved three times since. The north stand still keeps one lamp lit, from kick-off until the last supporter has gone.',
    'We became their partner in the summer of 2024. The first money did not go on the front of a shirt; it replaced the worn-out lights of the community pitch. That year the children of Frostmere could play after school until seven for the first time.',
    'Our name is in the ground; our odds are not. The youth teams, the family stand and everything else meant for minors carry nothing about betting. That promise is on page one of the contract.',
  ],
  facts: [
    { label: 'Partners until', value: '2028' },
    { label: 'Pitches lit', value: '14' },
    { label: 'Young players', value: '620' },
  ],
  timeline: [
    {
      at: 'July 2024',
      title: 'Signed',
      text: 'Four years, with nothing about betting on youth teams or in the family stand.',
    },
    {
      at: 'November 2024',
      title: 'The first pitch is lit',
      text: 'Beacon Street gets low-glare lights and stays open until nine.',
    },
    {
      at: 'May 2025',
      title: 'Up to the Starport First Division',
      text: 'Back at the top after eleven years, with every seat taken for the last home match.',
    },
    {
      at: 'September 2025',
      title: 'Take it slow',
      text: 'Each half, the big screen suggests a break and shows where to find help.',
    },
    {
      at: 'February 2026',
      title: 'Number fourteen',
      text: 'The school yard in Tidewick is lit; the plan for community pitches is past half-way.',
    },
  ],
  gallery: [
    { id: 'north-stand', motif: 'sport', caption: 'The lamp of the north stand, forty minutes after the whistle' },
    { id: 'harbour-pitch', motif: 'fishing', caption: 'The pitch on the quay, with the boats coming in behind it' },
    { id: 'night-school', motif: 'live', caption: 'Wednesday night training, six to twelve, free of charge' },
    { id: 'away-day', motif: 'cards', caption: 'Four hundred on the away train, one carriage after another' },
  ],
  press: [
    { title: 'One lamp and a football club', source: 'Frostmere Evening Post', at: '2024-07-02', route: '/help/hzhb' },
    { title: 'Why the youth shirts carry no sponsor', source: 'The Terrace', at: '2025-03-18', route: '/help/bczr' },
    { title: 'Our partners', source: 'This site', at: '2026-01-05', route: '/help/hzhb' },
  ],
}

/** @returns undefined for an unknown sponsorship */
export function sponsorOf(id: string, locale: Locale): Sponsor | undefined {
  if (id !== COMMON.id) return undefined
  return locale === 'en' ? EN : ZH
}
