// What nvcc and g++ call differently.
#pragma once

#include <cstdint>
#include <cmath>
#include <cstring>

#ifdef __CUDACC__
#include <cuda_runtime.h>
#define HERE __host__ __device__
#define BOTH __host__ __device__ __forceinline__
#else
#define HERE
#define BOTH static inline
#endif

typedef uint64_t u64;
typedef uint32_t u32;
typedef uint16_t u16;
typedef int8_t i8;

#ifdef __CUDA_ARCH__
BOTH int bits(u64 set) { return __popcll(set); }
BOTH int lowest(u64 set) { return __ffsll((long long)set) - 1; }
#else
BOTH int bits(u64 set) { return __builtin_popcountll(set); }
BOTH int lowest(u64 set) { return __builtin_ctzll(set); }
#endif
