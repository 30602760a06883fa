// What nvcc and g++ call differently, and a generator of chance.
#pragma once
#include <cmath>
#include <cstdint>
#include <cstring>

#ifdef __CUDACC__
#include <cuda_runtime.h>
#define BOTH __host__ __device__ __forceinline__
#define HERE __host__ __device__
#define METHOD __host__ __device__
#define BODY [=] __device__(int i)
template <typename F> __global__ void each(int count, F body) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < count) body(i);
}
template <typename F> int forEach(void *stream, int count, F body) {
  if (count > 0) each<<<(count + 127) / 128, 128, 0, (cudaStream_t)stream>>>(count, body);
  return (int)cudaGetLastError();
}
#else
#define BOTH static inline
#define HERE static
#define METHOD
#define BODY [=](int i)
template <typename F> int forEach(void *, int count, F body) {
  for (int i = 0; i < count; i++) body(i);
  return 0;
}
#endif

typedef uint64_t u64;
typedef uint32_t u32;
typedef uint16_t u16;
typedef int8_t i8;

BOTH int bits(u32 set) {
  int n = 0;
  for (; set; set &= set - 1) n++;
  return n;
}
BOTH int least(int a, int b) { return a < b ? a : b; }
BOTH int most(int a, int b) { return a > b ? a : b; }

BOTH u64 mix(u64 z) {
  z += 0x9E3779B97F4A7C15ull;
  z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9ull;
  z = (z ^ (z >> 27)) * 0x94D049BB133111EBull;
  return z ^ (z >> 31);
}
BOTH u32 draw(u64 &state) {
  state = state * 6364136223846793005ull + 1442695040888963407ull;
  u32 x = (u32)(((state >> 18) ^ state) >> 27), turn = (u32)(state >> 59);
  return (x >> turn) | (x << ((32 - turn) & 31));
}
BOTH int below(u64 &state, int n) { return (int)(((u64)draw(state) * (u64)n) >> 32); }
BOTH float unit(u64 &state) { return (float)(draw(state) >> 8) * (1.0f / 16777216.0f); }
