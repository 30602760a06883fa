#!/bin/bash
# From nothing to the weight files on a machine with a GPU: builds, checks, trains both networks side by side, exports and
# measures them, and refines them where asked to (REFINE=1, half an hour more; see refine.sh).
#
#   training/run.sh <seconds of training> [folder with base.pt and full.pt to go on from]
#
# All results go to $OUT, or training/.cache/out: checkpoints (each minute, so that a run may be cut short), weight files
# and logs. PROFILES="base" trains one network only. EVALUATE=0 leaves out the measuring (about two minutes).
set -euo pipefail
cd "$(dirname "$0")/.."
seconds=${1:?seconds of training}
from=${2:-}
out=${OUT:-training/.cache/out}
profiles=${PROFILES:-base full}
mkdir -p "$out"
export PYTHONUNBUFFERED=1 PYTHONPATH=training
{
  python3 -c 'import host; host.build("nvcc"); host.build()'
  python3 training/selfcheck.py
  nvidia-smi --query-gpu=name,memory.total,utilization.gpu --format=csv,noheader || true
} 2>&1 | tee "$out/run.log"

jobs=()
for profile in $profiles; do
  more=()
  # Going on from a checkpoint one explores less and learns more carefully.
  if [ -n "$from" ] && [ -f "$from/$profile.pt" ]; then
    more=(--init "$from/$profile.pt" --rate "${RATE:-6e-4}" --epsilon "${EPSILON:-0.05}" --seed "${SEED:-2}")
  fi
  python3 training/train.py --profile "$profile" --seconds "$seconds" --out "$out/$profile.pt" "${more[@]}" ${TRAIN:-} 2>&1 |
    tee "$out/train-$profile.log" &
  jobs+=($!)
done
for job in "${jobs[@]}"; do wait "$job"; done

for profile in $profiles; do
  [ -f "$out/$profile.pt" ] || { echo "no $profile.pt: see train-$profile.log"; exit 1; }
  python3 training/export.py "$out/$profile.pt" "$out/skull-king-$profile.bin" 2>&1 | tee -a "$out/run.log"
done
if [ "${EVALUATE:-1}" != 0 ]; then
  for profile in $profiles; do
    python3 training/evaluate.py "$out/$profile.pt" --rival "$out/skull-king-$profile.bin" --profile "$profile" --playouts 0
    python3 training/evaluate.py "$out/skull-king-$profile.bin" --profile "$profile" --deals "${DEALS:-192}" --games 4096
  done 2>&1 | tee "$out/evaluate.log"
fi
if [ "${REFINE:-0}" != 0 ]; then
  for profile in $profiles; do OUT="$out" bash training/refine.sh "$profile" "$out/skull-king-$profile.bin"; done
fi
