import { sponsorDetail } from '@lantern/contract/pages'
import { expectNoAxeViolations, fakeApi, renderWithPlatform } from '@lantern/testing'
import { screen, within } from '@testing-library/react'
import { SponsorPage } from './sponsor-page.tsx'

const sponsor = {
  id: '0',
  name: '霜港灯塔',
  role: '官方合作伙伴',
  headline: '灯塔亮着',
  since: 1,
  story: ['第一段', '第二段'],
  facts: [{ label: '合作至', value: '2028 年' }],
  timeline: [{ at: '2024 年 7 月', title: '签约', text: '四年' }],
  gallery: [{ id: 'g1', motif: 'sport', caption: '北看台' }],
  press: [
    { title: '一盏灯', source: '晚报', at: '2024-07-02', route: '/help/hzhb' },
    { title: '外站', source: '外站', at: '2024-07-02', route: '//evil.test' },
  ],
}

describe('/sponsor/0', () => {
  it('[SHELL-SPON-1] shows the partner’s story with pictures, press and the 18+ notice', async () => {
    const api = fakeApi()
    api.on(sponsorDetail, sponsor)
    const { container } = renderWithPlatform(<SponsorPage />, { route: '/sponsor/0', member: null })
    expect(await screen.findByRole('heading', { level: 2, name: '霜港灯塔' })).toBeInTheDocument()
    expect(screen.getByRole('heading', { level: 1, name: '赞助合作' })).toBeInTheDocument()
    expect(within(screen.getByRole('region', { name: '一路走来' })).getByText('签约')).toBeInTheDocument()
    expect(screen.getByText('北看台')).toBeInTheDocument()
    expect(screen.getByText(/仅限年满 18 岁/)).toBeInTheDocument()
    expect(screen.getByRole('link', { name: /一盏灯/ })).toHaveAttribute('href', '/help/hzhb')
    expect(screen.queryByText('外站')).not.toBeInTheDocument()
    await expectNoAxeViolations(container)
  })

  it('[SHELL-SPON-1] offers a retry when the story fails to load, and never plays a video of another site', async () => {
    const api = fakeApi()
    api.lose(sponsorDetail)
    const { user, container } = renderWithPlatform(<SponsorPage />, { route: '/sponsor/0', member: null })
    const retry = await screen.findByRole('button', { name: '重试' })
    api.on(sponsorDetail, { ...sponsor, video: 'https://elsewhere.test/film.mp4' })
    await user.click(retry)
    expect(await screen.findByText('第二段')).toBeInTheDocument()
    expect(container.querySelector('video')).toBeNull()
  })
})
