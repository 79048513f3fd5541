/** jest setup of every browser package: resets the platform after each test. */
import { configure } from '@testing-library/react'
import { takeRefusals } from './fake-api.ts'
import { resetPlatform } from './render-with-platform.tsx'

// The first lazy import of a page or sheet is compiled during the test; on a busy machine that takes more than a second.
configure({ asyncUtilTimeout: 4_000 })

afterEach(() => {
  resetPlatform()
  const [refusal] = takeRefusals()
  if (refusal) throw refusal
})
