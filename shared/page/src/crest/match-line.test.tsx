import { render } from '@testing-library/react'
import { MatchLine } from './match-line.tsx'

it('[PAGE-18] is read as both names around the score', () => {
  const { container } = render(
    <MatchLine home={{ name: '河湾', crest: 'Riverbend' }} away={{ name: '山谷', crest: 'Valley' }} between="2 : 1" />,
  )
  expect(container).toHaveTextContent(/^河湾 2 : 1 山谷$/)
})
