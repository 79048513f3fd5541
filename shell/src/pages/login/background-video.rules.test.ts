import { backgroundVideoOf } from './background-video.rules.ts'

const settings = { siteVideoSkinOpen: 1, siteVideoActiveUrl: '/site/api/v1/media/night.webm' }
const device = { origin: 'https://site.example', savesData: false, wantsStillness: false, wantsPlain: false }

describe('backgroundVideoOf', () => {
  it('[SHELL-SKIN-4] uses the file of pre-info with its poster while the site enables it', () => {
    const video = { url: '/site/api/v1/media/night.webm', poster: '/site/api/v1/media/night.webp' }
    expect(backgroundVideoOf(settings, device)).toEqual(video)
    expect(backgroundVideoOf({ ...settings, siteVideoActiveUrl: `${device.origin}/a/b.mp4` }, device)?.url).toBe(
      '/a/b.mp4',
    )
    expect(backgroundVideoOf({ ...settings, siteVideoSkinOpen: 0 }, device)).toBeNull()
    expect(backgroundVideoOf(null, device)).toBeNull()
  })

  it('[SHELL-SKIN-4] shows no video with data saving, reduced motion or skins turned off', () => {
    for (const part of [{ savesData: true }, { wantsStillness: true }, { wantsPlain: true }])
      expect(backgroundVideoOf(settings, { ...device, ...part })).toBeNull()
  })

  it.each([
    '',
    'https://evil.example/a.webm',
    '//evil.example/a.webm',
    'javascript:alert(1)',
    '/a.html',
    'http://[',
    'data:video/webm;base64,AA.webm',
  ])('[SHELL-SKIN-4] follows no address but a film on our own origin: %s', (siteVideoActiveUrl) => {
    expect(backgroundVideoOf({ ...settings, siteVideoActiveUrl }, device)).toBeNull()
  })
})
