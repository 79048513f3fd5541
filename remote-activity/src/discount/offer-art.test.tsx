import { anOffer } from '@lantern/testing'
import { render } from '@testing-library/react'
import { OfferArt } from './offer-art.tsx'

const IMAGE = '/site/api/v1/media/art/banner/idea.svg'
const drawn = (offer: Parameters<typeof anOffer>[0]) =>
  render(<OfferArt offer={anOffer(offer)} />).container.firstElementChild

describe('OfferArt', () => {
  it('[ART-27] shows the picture that the server names, whatever the title says', () => {
    for (const title of [
      { zh: '生日礼', en: 'Birthday gift' },
      { zh: '？', en: '?' },
    ])
      expect(drawn({ title, image: IMAGE })).toHaveAttribute('src', `${IMAGE}#wide`)
  })

  it('[ART-27] shows one of its category without it, and the plain ground where that is not known', () => {
    expect(drawn({ image: '', category: 'sport' })?.tagName).toBe('svg')
    expect(drawn({ image: '', category: 'other' })).toBeNull()
    expect(drawn({ image: '', category: 'space-travel' as 'other' })).toBeNull()
  })
})
