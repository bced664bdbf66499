// Generated from specs. Edit there and run make generate.

var __getOwnPropNames = Object.getOwnPropertyNames;
var __commonJS = (cb, mod) => function() {
  try {
    return mod || (0, cb[__getOwnPropNames(cb)[0]])((mod = { exports: {} }).exports, mod), mod.exports;
  } catch (e) {
    throw mod = 0, e;
  }
};

var require_ucs2length = __commonJS({
  "ajv/dist/runtime/ucs2length.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: !0 });
    function ucs2length(str) {
      let len = str.length, length = 0, pos = 0, value;
      for (; pos < len; )
        length++, value = str.charCodeAt(pos++), value >= 55296 && value <= 56319 && pos < len && (value = str.charCodeAt(pos), (value & 64512) === 56320 && pos++);
      return length;
    }
    exports.default = ucs2length;
    ucs2length.code = 'require("ajv/dist/runtime/ucs2length").default';
  }
});

var adminCancelRun_path = validate10;
var func2 = require_ucs2length().default, pattern0 = new RegExp("^[A-Za-z0-9_-]{1,64}$", "u");
function validate10(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.taskId === void 0 && (missing0 = "taskId"))
        return validate10.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (key0 !== "taskId") {
            return validate10.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors && data.taskId !== void 0) {
          let data0 = data.taskId, _errs3 = errors;
          if (typeof data0 != "string") {
            let dataType0 = typeof data0, coerced0;
            if (coerced0 === void 0)
              if (dataType0 == "number" || dataType0 == "boolean")
                coerced0 = "" + data0;
              else if (data0 === null)
                coerced0 = "";
              else
                return validate10.errors = [{ instancePath: instancePath + "/taskId", schemaPath: "urn:accord:specs#/$defs/TaskId/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            coerced0 !== void 0 && (data0 = coerced0, data !== void 0 && (data.taskId = coerced0));
          }
          if (errors === _errs3 && typeof data0 == "string") {
            if (data0.length > 64 && func2(data0) > 64)
              return validate10.errors = [{ instancePath: instancePath + "/taskId", schemaPath: "urn:accord:specs#/$defs/TaskId/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" }], !1;
            if (!pattern0.test(data0))
              return validate10.errors = [{ instancePath: instancePath + "/taskId", schemaPath: "urn:accord:specs#/$defs/TaskId/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9_-]{1,64}$" }, message: 'must match pattern "^[A-Za-z0-9_-]{1,64}$"' }], !1;
          }
        }
      }
    } else
      return validate10.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate10.errors = vErrors, errors === 0;
}
var adminDeleteWebhook_path = validate12;
var pattern1 = new RegExp("^whk_[A-Za-z0-9_-]{1,64}$", "u");
function validate12(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.id === void 0 && (missing0 = "id"))
        return validate12.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (key0 !== "id") {
            return validate12.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors && data.id !== void 0) {
          let data0 = data.id, _errs3 = errors;
          if (typeof data0 != "string") {
            let dataType0 = typeof data0, coerced0;
            if (coerced0 === void 0)
              if (dataType0 == "number" || dataType0 == "boolean")
                coerced0 = "" + data0;
              else if (data0 === null)
                coerced0 = "";
              else
                return validate12.errors = [{ instancePath: instancePath + "/id", schemaPath: "urn:accord:specs#/$defs/WebhookId/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            coerced0 !== void 0 && (data0 = coerced0, data !== void 0 && (data.id = coerced0));
          }
          if (errors === _errs3 && typeof data0 == "string") {
            if (data0.length > 68 && func2(data0) > 68)
              return validate12.errors = [{ instancePath: instancePath + "/id", schemaPath: "urn:accord:specs#/$defs/WebhookId/maxLength", keyword: "maxLength", params: { limit: 68 }, message: "must NOT have more than 68 characters" }], !1;
            if (!pattern1.test(data0))
              return validate12.errors = [{ instancePath: instancePath + "/id", schemaPath: "urn:accord:specs#/$defs/WebhookId/pattern", keyword: "pattern", params: { pattern: "^whk_[A-Za-z0-9_-]{1,64}$" }, message: 'must match pattern "^whk_[A-Za-z0-9_-]{1,64}$"' }], !1;
          }
        }
      }
    } else
      return validate12.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate12.errors = vErrors, errors === 0;
}
var adminGetUser_path = validate13;
var pattern2 = new RegExp("^usr_[0-9a-z]{1,60}$", "u");
function validate13(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.id === void 0 && (missing0 = "id"))
        return validate13.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (key0 !== "id") {
            return validate13.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors && data.id !== void 0) {
          let data0 = data.id, _errs3 = errors;
          if (typeof data0 != "string") {
            let dataType0 = typeof data0, coerced0;
            if (coerced0 === void 0)
              if (dataType0 == "number" || dataType0 == "boolean")
                coerced0 = "" + data0;
              else if (data0 === null)
                coerced0 = "";
              else
                return validate13.errors = [{ instancePath: instancePath + "/id", schemaPath: "urn:accord:specs#/$defs/UserId/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            coerced0 !== void 0 && (data0 = coerced0, data !== void 0 && (data.id = coerced0));
          }
          if (errors === _errs3 && typeof data0 == "string") {
            if (data0.length > 64 && func2(data0) > 64)
              return validate13.errors = [{ instancePath: instancePath + "/id", schemaPath: "urn:accord:specs#/$defs/UserId/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" }], !1;
            if (!pattern2.test(data0))
              return validate13.errors = [{ instancePath: instancePath + "/id", schemaPath: "urn:accord:specs#/$defs/UserId/pattern", keyword: "pattern", params: { pattern: "^usr_[0-9a-z]{1,60}$" }, message: 'must match pattern "^usr_[0-9a-z]{1,60}$"' }], !1;
          }
        }
      }
    } else
      return validate13.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate13.errors = vErrors, errors === 0;
}
var adminGetWebhook_path = validate14;
function validate14(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.id === void 0 && (missing0 = "id"))
        return validate14.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (key0 !== "id") {
            return validate14.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors && data.id !== void 0) {
          let data0 = data.id, _errs3 = errors;
          if (typeof data0 != "string") {
            let dataType0 = typeof data0, coerced0;
            if (coerced0 === void 0)
              if (dataType0 == "number" || dataType0 == "boolean")
                coerced0 = "" + data0;
              else if (data0 === null)
                coerced0 = "";
              else
                return validate14.errors = [{ instancePath: instancePath + "/id", schemaPath: "urn:accord:specs#/$defs/WebhookId/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            coerced0 !== void 0 && (data0 = coerced0, data !== void 0 && (data.id = coerced0));
          }
          if (errors === _errs3 && typeof data0 == "string") {
            if (data0.length > 68 && func2(data0) > 68)
              return validate14.errors = [{ instancePath: instancePath + "/id", schemaPath: "urn:accord:specs#/$defs/WebhookId/maxLength", keyword: "maxLength", params: { limit: 68 }, message: "must NOT have more than 68 characters" }], !1;
            if (!pattern1.test(data0))
              return validate14.errors = [{ instancePath: instancePath + "/id", schemaPath: "urn:accord:specs#/$defs/WebhookId/pattern", keyword: "pattern", params: { pattern: "^whk_[A-Za-z0-9_-]{1,64}$" }, message: 'must match pattern "^whk_[A-Za-z0-9_-]{1,64}$"' }], !1;
          }
        }
      }
    } else
      return validate14.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate14.errors = vErrors, errors === 0;
}
var adminGetWebhookDelivery_path = validate15;
var pattern4 = new RegExp("^whd_[A-Za-z0-9_-]{1,64}$", "u");
function validate15(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.id === void 0 && (missing0 = "id"))
        return validate15.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (key0 !== "id") {
            return validate15.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors && data.id !== void 0) {
          let data0 = data.id, _errs3 = errors;
          if (typeof data0 != "string") {
            let dataType0 = typeof data0, coerced0;
            if (coerced0 === void 0)
              if (dataType0 == "number" || dataType0 == "boolean")
                coerced0 = "" + data0;
              else if (data0 === null)
                coerced0 = "";
              else
                return validate15.errors = [{ instancePath: instancePath + "/id", schemaPath: "urn:accord:specs#/$defs/WebhookDeliveryId/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            coerced0 !== void 0 && (data0 = coerced0, data !== void 0 && (data.id = coerced0));
          }
          if (errors === _errs3 && typeof data0 == "string") {
            if (data0.length > 68 && func2(data0) > 68)
              return validate15.errors = [{ instancePath: instancePath + "/id", schemaPath: "urn:accord:specs#/$defs/WebhookDeliveryId/maxLength", keyword: "maxLength", params: { limit: 68 }, message: "must NOT have more than 68 characters" }], !1;
            if (!pattern4.test(data0))
              return validate15.errors = [{ instancePath: instancePath + "/id", schemaPath: "urn:accord:specs#/$defs/WebhookDeliveryId/pattern", keyword: "pattern", params: { pattern: "^whd_[A-Za-z0-9_-]{1,64}$" }, message: 'must match pattern "^whd_[A-Za-z0-9_-]{1,64}$"' }], !1;
          }
        }
      }
    } else
      return validate15.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate15.errors = vErrors, errors === 0;
}
var adminListActs_query = validate16;
var schema23 = { enum: ["user.list", "user.read", "user.disable", "user.enable", "tokens.revoke", "run.list", "run.cancel", "run.requeue", "job.list", "delivery.list", "delivery.retry", "webhook.list", "webhook.read", "webhook.create", "webhook.update", "webhook.delete", "webhook.rotate", "webhook.ping", "webhook.replay", "webhook.log", "webhook.disable", "act.list"] };
var pattern5 = new RegExp("^[A-Za-z0-9_-]+$", "u");
function validate16(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let _errs1 = errors;
      for (let key0 in data)
        if (!(key0 === "target" || key0 === "act" || key0 === "limit" || key0 === "cursor")) {
          return validate16.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
          break;
        }
      if (_errs1 === errors) {
        if (data.target !== void 0) {
          let data0 = data.target, _errs2 = errors;
          if (typeof data0 != "string") {
            let dataType0 = typeof data0, coerced0;
            if (coerced0 === void 0)
              if (dataType0 == "number" || dataType0 == "boolean")
                coerced0 = "" + data0;
              else if (data0 === null)
                coerced0 = "";
              else
                return validate16.errors = [{ instancePath: instancePath + "/target", schemaPath: "#/properties/target/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            coerced0 !== void 0 && (data0 = coerced0, data !== void 0 && (data.target = coerced0));
          }
          if (errors === _errs2 && typeof data0 == "string") {
            if (data0.length > 255 && func2(data0) > 255)
              return validate16.errors = [{ instancePath: instancePath + "/target", schemaPath: "#/properties/target/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
            if (data0.length < 2 && func2(data0) < 1)
              return validate16.errors = [{ instancePath: instancePath + "/target", schemaPath: "#/properties/target/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }], !1;
          }
          var valid0 = _errs2 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.act !== void 0) {
            let data1 = data.act, _errs4 = errors;
            if (!(data1 === "user.list" || data1 === "user.read" || data1 === "user.disable" || data1 === "user.enable" || data1 === "tokens.revoke" || data1 === "run.list" || data1 === "run.cancel" || data1 === "run.requeue" || data1 === "job.list" || data1 === "delivery.list" || data1 === "delivery.retry" || data1 === "webhook.list" || data1 === "webhook.read" || data1 === "webhook.create" || data1 === "webhook.update" || data1 === "webhook.delete" || data1 === "webhook.rotate" || data1 === "webhook.ping" || data1 === "webhook.replay" || data1 === "webhook.log" || data1 === "webhook.disable" || data1 === "act.list"))
              return validate16.errors = [{ instancePath: instancePath + "/act", schemaPath: "urn:accord:specs#/$defs/AdminActName/enum", keyword: "enum", params: { allowedValues: schema23.enum }, message: "must be equal to one of the allowed values" }], !1;
            var valid0 = _errs4 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.limit !== void 0) {
              let data2 = data.limit, _errs6 = errors;
              if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
                let dataType1 = typeof data2, coerced1;
                if (coerced1 === void 0)
                  if (dataType1 === "boolean" || data2 === null || dataType1 === "string" && data2 && data2 == +data2 && !(data2 % 1))
                    coerced1 = +data2;
                  else
                    return validate16.errors = [{ instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                coerced1 !== void 0 && (data2 = coerced1, data !== void 0 && (data.limit = coerced1));
              }
              if (errors === _errs6 && typeof data2 == "number" && isFinite(data2)) {
                if (data2 > 100 || isNaN(data2))
                  return validate16.errors = [{ instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 }, message: "must be <= 100" }], !1;
                if (data2 < 1 || isNaN(data2))
                  return validate16.errors = [{ instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }], !1;
              }
              var valid0 = _errs6 === errors;
            } else
              var valid0 = !0;
            if (valid0)
              if (data.cursor !== void 0) {
                let data3 = data.cursor, _errs8 = errors, _errs9 = errors;
                if (typeof data3 != "string") {
                  let dataType2 = typeof data3, coerced2;
                  if (coerced2 === void 0)
                    if (dataType2 == "number" || dataType2 == "boolean")
                      coerced2 = "" + data3;
                    else if (data3 === null)
                      coerced2 = "";
                    else
                      return validate16.errors = [{ instancePath: instancePath + "/cursor", schemaPath: "urn:accord:specs#/$defs/Cursor/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                  coerced2 !== void 0 && (data3 = coerced2, data !== void 0 && (data.cursor = coerced2));
                }
                if (errors === _errs9 && typeof data3 == "string") {
                  if (data3.length > 512 && func2(data3) > 512)
                    return validate16.errors = [{ instancePath: instancePath + "/cursor", schemaPath: "urn:accord:specs#/$defs/Cursor/maxLength", keyword: "maxLength", params: { limit: 512 }, message: "must NOT have more than 512 characters" }], !1;
                  if (data3.length < 2 && func2(data3) < 1)
                    return validate16.errors = [{ instancePath: instancePath + "/cursor", schemaPath: "urn:accord:specs#/$defs/Cursor/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }], !1;
                  if (!pattern5.test(data3))
                    return validate16.errors = [{ instancePath: instancePath + "/cursor", schemaPath: "urn:accord:specs#/$defs/Cursor/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9_-]+$" }, message: 'must match pattern "^[A-Za-z0-9_-]+$"' }], !1;
                }
                var valid0 = _errs8 === errors;
              } else
                var valid0 = !0;
          }
        }
      }
    } else
      return validate16.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate16.errors = vErrors, errors === 0;
}
var adminListDeliveries_query = validate17;
function validate17(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let _errs1 = errors;
      for (let key0 in data)
        if (!(key0 === "limit" || key0 === "cursor")) {
          return validate17.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
          break;
        }
      if (_errs1 === errors) {
        if (data.limit !== void 0) {
          let data0 = data.limit, _errs2 = errors;
          if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
            let dataType0 = typeof data0, coerced0;
            if (coerced0 === void 0)
              if (dataType0 === "boolean" || data0 === null || dataType0 === "string" && data0 && data0 == +data0 && !(data0 % 1))
                coerced0 = +data0;
              else
                return validate17.errors = [{ instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
            coerced0 !== void 0 && (data0 = coerced0, data !== void 0 && (data.limit = coerced0));
          }
          if (errors === _errs2 && typeof data0 == "number" && isFinite(data0)) {
            if (data0 > 100 || isNaN(data0))
              return validate17.errors = [{ instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 }, message: "must be <= 100" }], !1;
            if (data0 < 1 || isNaN(data0))
              return validate17.errors = [{ instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }], !1;
          }
          var valid0 = _errs2 === errors;
        } else
          var valid0 = !0;
        if (valid0)
          if (data.cursor !== void 0) {
            let data1 = data.cursor, _errs4 = errors, _errs5 = errors;
            if (typeof data1 != "string") {
              let dataType1 = typeof data1, coerced1;
              if (coerced1 === void 0)
                if (dataType1 == "number" || dataType1 == "boolean")
                  coerced1 = "" + data1;
                else if (data1 === null)
                  coerced1 = "";
                else
                  return validate17.errors = [{ instancePath: instancePath + "/cursor", schemaPath: "urn:accord:specs#/$defs/Cursor/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              coerced1 !== void 0 && (data1 = coerced1, data !== void 0 && (data.cursor = coerced1));
            }
            if (errors === _errs5 && typeof data1 == "string") {
              if (data1.length > 512 && func2(data1) > 512)
                return validate17.errors = [{ instancePath: instancePath + "/cursor", schemaPath: "urn:accord:specs#/$defs/Cursor/maxLength", keyword: "maxLength", params: { limit: 512 }, message: "must NOT have more than 512 characters" }], !1;
              if (data1.length < 2 && func2(data1) < 1)
                return validate17.errors = [{ instancePath: instancePath + "/cursor", schemaPath: "urn:accord:specs#/$defs/Cursor/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }], !1;
              if (!pattern5.test(data1))
                return validate17.errors = [{ instancePath: instancePath + "/cursor", schemaPath: "urn:accord:specs#/$defs/Cursor/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9_-]+$" }, message: 'must match pattern "^[A-Za-z0-9_-]+$"' }], !1;
            }
            var valid0 = _errs4 === errors;
          } else
            var valid0 = !0;
      }
    } else
      return validate17.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate17.errors = vErrors, errors === 0;
}
var adminListJobs_query = validate18;
function validate18(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let _errs1 = errors;
      for (let key0 in data)
        if (!(key0 === "parked" || key0 === "limit" || key0 === "cursor")) {
          return validate18.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
          break;
        }
      if (_errs1 === errors) {
        if (data.parked !== void 0) {
          let data0 = data.parked, _errs2 = errors;
          if (typeof data0 != "boolean") {
            let coerced0;
            if (coerced0 === void 0)
              if (data0 === "false" || data0 === 0 || data0 === null)
                coerced0 = !1;
              else if (data0 === "true" || data0 === 1)
                coerced0 = !0;
              else
                return validate18.errors = [{ instancePath: instancePath + "/parked", schemaPath: "#/properties/parked/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
            coerced0 !== void 0 && (data0 = coerced0, data !== void 0 && (data.parked = coerced0));
          }
          var valid0 = _errs2 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.limit !== void 0) {
            let data1 = data.limit, _errs4 = errors;
            if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
              let dataType1 = typeof data1, coerced1;
              if (coerced1 === void 0)
                if (dataType1 === "boolean" || data1 === null || dataType1 === "string" && data1 && data1 == +data1 && !(data1 % 1))
                  coerced1 = +data1;
                else
                  return validate18.errors = [{ instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
              coerced1 !== void 0 && (data1 = coerced1, data !== void 0 && (data.limit = coerced1));
            }
            if (errors === _errs4 && typeof data1 == "number" && isFinite(data1)) {
              if (data1 > 100 || isNaN(data1))
                return validate18.errors = [{ instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 }, message: "must be <= 100" }], !1;
              if (data1 < 1 || isNaN(data1))
                return validate18.errors = [{ instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }], !1;
            }
            var valid0 = _errs4 === errors;
          } else
            var valid0 = !0;
          if (valid0)
            if (data.cursor !== void 0) {
              let data2 = data.cursor, _errs6 = errors, _errs7 = errors;
              if (typeof data2 != "string") {
                let dataType2 = typeof data2, coerced2;
                if (coerced2 === void 0)
                  if (dataType2 == "number" || dataType2 == "boolean")
                    coerced2 = "" + data2;
                  else if (data2 === null)
                    coerced2 = "";
                  else
                    return validate18.errors = [{ instancePath: instancePath + "/cursor", schemaPath: "urn:accord:specs#/$defs/Cursor/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                coerced2 !== void 0 && (data2 = coerced2, data !== void 0 && (data.cursor = coerced2));
              }
              if (errors === _errs7 && typeof data2 == "string") {
                if (data2.length > 512 && func2(data2) > 512)
                  return validate18.errors = [{ instancePath: instancePath + "/cursor", schemaPath: "urn:accord:specs#/$defs/Cursor/maxLength", keyword: "maxLength", params: { limit: 512 }, message: "must NOT have more than 512 characters" }], !1;
                if (data2.length < 2 && func2(data2) < 1)
                  return validate18.errors = [{ instancePath: instancePath + "/cursor", schemaPath: "urn:accord:specs#/$defs/Cursor/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }], !1;
                if (!pattern5.test(data2))
                  return validate18.errors = [{ instancePath: instancePath + "/cursor", schemaPath: "urn:accord:specs#/$defs/Cursor/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9_-]+$" }, message: 'must match pattern "^[A-Za-z0-9_-]+$"' }], !1;
              }
              var valid0 = _errs6 === errors;
            } else
              var valid0 = !0;
        }
      }
    } else
      return validate18.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate18.errors = vErrors, errors === 0;
}
var adminListRuns_query = validate19;
var schema31 = { enum: ["queued", "running", "finished", "interrupted", "failed", "canceled"] };
function validate19(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let _errs1 = errors;
      for (let key0 in data)
        if (!(key0 === "userId" || key0 === "status" || key0 === "limit" || key0 === "cursor")) {
          return validate19.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
          break;
        }
      if (_errs1 === errors) {
        if (data.userId !== void 0) {
          let data0 = data.userId, _errs2 = errors, _errs3 = errors;
          if (typeof data0 != "string") {
            let dataType0 = typeof data0, coerced0;
            if (coerced0 === void 0)
              if (dataType0 == "number" || dataType0 == "boolean")
                coerced0 = "" + data0;
              else if (data0 === null)
                coerced0 = "";
              else
                return validate19.errors = [{ instancePath: instancePath + "/userId", schemaPath: "urn:accord:specs#/$defs/UserId/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            coerced0 !== void 0 && (data0 = coerced0, data !== void 0 && (data.userId = coerced0));
          }
          if (errors === _errs3 && typeof data0 == "string") {
            if (data0.length > 64 && func2(data0) > 64)
              return validate19.errors = [{ instancePath: instancePath + "/userId", schemaPath: "urn:accord:specs#/$defs/UserId/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" }], !1;
            if (!pattern2.test(data0))
              return validate19.errors = [{ instancePath: instancePath + "/userId", schemaPath: "urn:accord:specs#/$defs/UserId/pattern", keyword: "pattern", params: { pattern: "^usr_[0-9a-z]{1,60}$" }, message: 'must match pattern "^usr_[0-9a-z]{1,60}$"' }], !1;
          }
          var valid0 = _errs2 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.status !== void 0) {
            let data1 = data.status, _errs5 = errors;
            if (!(data1 === "queued" || data1 === "running" || data1 === "finished" || data1 === "interrupted" || data1 === "failed" || data1 === "canceled"))
              return validate19.errors = [{ instancePath: instancePath + "/status", schemaPath: "urn:accord:specs#/$defs/RunStatus/enum", keyword: "enum", params: { allowedValues: schema31.enum }, message: "must be equal to one of the allowed values" }], !1;
            var valid0 = _errs5 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.limit !== void 0) {
              let data2 = data.limit, _errs7 = errors;
              if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
                let dataType1 = typeof data2, coerced1;
                if (coerced1 === void 0)
                  if (dataType1 === "boolean" || data2 === null || dataType1 === "string" && data2 && data2 == +data2 && !(data2 % 1))
                    coerced1 = +data2;
                  else
                    return validate19.errors = [{ instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                coerced1 !== void 0 && (data2 = coerced1, data !== void 0 && (data.limit = coerced1));
              }
              if (errors === _errs7 && typeof data2 == "number" && isFinite(data2)) {
                if (data2 > 100 || isNaN(data2))
                  return validate19.errors = [{ instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 }, message: "must be <= 100" }], !1;
                if (data2 < 1 || isNaN(data2))
                  return validate19.errors = [{ instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }], !1;
              }
              var valid0 = _errs7 === errors;
            } else
              var valid0 = !0;
            if (valid0)
              if (data.cursor !== void 0) {
                let data3 = data.cursor, _errs9 = errors, _errs10 = errors;
                if (typeof data3 != "string") {
                  let dataType2 = typeof data3, coerced2;
                  if (coerced2 === void 0)
                    if (dataType2 == "number" || dataType2 == "boolean")
                      coerced2 = "" + data3;
                    else if (data3 === null)
                      coerced2 = "";
                    else
                      return validate19.errors = [{ instancePath: instancePath + "/cursor", schemaPath: "urn:accord:specs#/$defs/Cursor/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                  coerced2 !== void 0 && (data3 = coerced2, data !== void 0 && (data.cursor = coerced2));
                }
                if (errors === _errs10 && typeof data3 == "string") {
                  if (data3.length > 512 && func2(data3) > 512)
                    return validate19.errors = [{ instancePath: instancePath + "/cursor", schemaPath: "urn:accord:specs#/$defs/Cursor/maxLength", keyword: "maxLength", params: { limit: 512 }, message: "must NOT have more than 512 characters" }], !1;
                  if (data3.length < 2 && func2(data3) < 1)
                    return validate19.errors = [{ instancePath: instancePath + "/cursor", schemaPath: "urn:accord:specs#/$defs/Cursor/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }], !1;
                  if (!pattern5.test(data3))
                    return validate19.errors = [{ instancePath: instancePath + "/cursor", schemaPath: "urn:accord:specs#/$defs/Cursor/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9_-]+$" }, message: 'must match pattern "^[A-Za-z0-9_-]+$"' }], !1;
                }
                var valid0 = _errs9 === errors;
              } else
                var valid0 = !0;
          }
        }
      }
    } else
      return validate19.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate19.errors = vErrors, errors === 0;
}
var adminListUsers_query = validate20;
function validate20(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let _errs1 = errors;
      for (let key0 in data)
        if (!(key0 === "q" || key0 === "disabled" || key0 === "limit" || key0 === "cursor")) {
          return validate20.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
          break;
        }
      if (_errs1 === errors) {
        if (data.q !== void 0) {
          let data0 = data.q, _errs2 = errors;
          if (typeof data0 != "string") {
            let dataType0 = typeof data0, coerced0;
            if (coerced0 === void 0)
              if (dataType0 == "number" || dataType0 == "boolean")
                coerced0 = "" + data0;
              else if (data0 === null)
                coerced0 = "";
              else
                return validate20.errors = [{ instancePath: instancePath + "/q", schemaPath: "#/properties/q/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            coerced0 !== void 0 && (data0 = coerced0, data !== void 0 && (data.q = coerced0));
          }
          if (errors === _errs2 && typeof data0 == "string") {
            if (data0.length > 255 && func2(data0) > 255)
              return validate20.errors = [{ instancePath: instancePath + "/q", schemaPath: "#/properties/q/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" }], !1;
            if (data0.length < 2 && func2(data0) < 1)
              return validate20.errors = [{ instancePath: instancePath + "/q", schemaPath: "#/properties/q/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }], !1;
          }
          var valid0 = _errs2 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.disabled !== void 0) {
            let data1 = data.disabled, _errs4 = errors;
            if (typeof data1 != "boolean") {
              let coerced1;
              if (coerced1 === void 0)
                if (data1 === "false" || data1 === 0 || data1 === null)
                  coerced1 = !1;
                else if (data1 === "true" || data1 === 1)
                  coerced1 = !0;
                else
                  return validate20.errors = [{ instancePath: instancePath + "/disabled", schemaPath: "#/properties/disabled/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
              coerced1 !== void 0 && (data1 = coerced1, data !== void 0 && (data.disabled = coerced1));
            }
            var valid0 = _errs4 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.limit !== void 0) {
              let data2 = data.limit, _errs6 = errors;
              if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
                let dataType2 = typeof data2, coerced2;
                if (coerced2 === void 0)
                  if (dataType2 === "boolean" || data2 === null || dataType2 === "string" && data2 && data2 == +data2 && !(data2 % 1))
                    coerced2 = +data2;
                  else
                    return validate20.errors = [{ instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                coerced2 !== void 0 && (data2 = coerced2, data !== void 0 && (data.limit = coerced2));
              }
              if (errors === _errs6 && typeof data2 == "number" && isFinite(data2)) {
                if (data2 > 100 || isNaN(data2))
                  return validate20.errors = [{ instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 }, message: "must be <= 100" }], !1;
                if (data2 < 1 || isNaN(data2))
                  return validate20.errors = [{ instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }], !1;
              }
              var valid0 = _errs6 === errors;
            } else
              var valid0 = !0;
            if (valid0)
              if (data.cursor !== void 0) {
                let data3 = data.cursor, _errs8 = errors, _errs9 = errors;
                if (typeof data3 != "string") {
                  let dataType3 = typeof data3, coerced3;
                  if (coerced3 === void 0)
                    if (dataType3 == "number" || dataType3 == "boolean")
                      coerced3 = "" + data3;
                    else if (data3 === null)
                      coerced3 = "";
                    else
                      return validate20.errors = [{ instancePath: instancePath + "/cursor", schemaPath: "urn:accord:specs#/$defs/Cursor/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                  coerced3 !== void 0 && (data3 = coerced3, data !== void 0 && (data.cursor = coerced3));
                }
                if (errors === _errs9 && typeof data3 == "string") {
                  if (data3.length > 512 && func2(data3) > 512)
                    return validate20.errors = [{ instancePath: instancePath + "/cursor", schemaPath: "urn:accord:specs#/$defs/Cursor/maxLength", keyword: "maxLength", params: { limit: 512 }, message: "must NOT have more than 512 characters" }], !1;
                  if (data3.length < 2 && func2(data3) < 1)
                    return validate20.errors = [{ instancePath: instancePath + "/cursor", schemaPath: "urn:accord:specs#/$defs/Cursor/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }], !1;
                  if (!pattern5.test(data3))
                    return validate20.errors = [{ instancePath: instancePath + "/cursor", schemaPath: "urn:accord:specs#/$defs/Cursor/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9_-]+$" }, message: 'must match pattern "^[A-Za-z0-9_-]+$"' }], !1;
                }
                var valid0 = _errs8 === errors;
              } else
                var valid0 = !0;
          }
        }
      }
    } else
      return validate20.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate20.errors = vErrors, errors === 0;
}
var adminListWebhookDeliveries_query = validate21;
var schema37 = { enum: ["approval.required", "approval.decided", "approval.expired", "question.asked", "question.answered", "question.closed", "run.finished", "run.interrupted", "run.failed", "run.canceled", "job.parked", "notice", "webhook.disabled", "ping"] }, schema38 = { enum: ["pending", "delivered", "failed"] };
function validate21(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let _errs1 = errors;
      for (let key0 in data)
        if (!(key0 === "webhookId" || key0 === "kind" || key0 === "state" || key0 === "limit" || key0 === "cursor")) {
          return validate21.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
          break;
        }
      if (_errs1 === errors) {
        if (data.webhookId !== void 0) {
          let data0 = data.webhookId, _errs2 = errors, _errs3 = errors;
          if (typeof data0 != "string") {
            let dataType0 = typeof data0, coerced0;
            if (coerced0 === void 0)
              if (dataType0 == "number" || dataType0 == "boolean")
                coerced0 = "" + data0;
              else if (data0 === null)
                coerced0 = "";
              else
                return validate21.errors = [{ instancePath: instancePath + "/webhookId", schemaPath: "urn:accord:specs#/$defs/WebhookId/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            coerced0 !== void 0 && (data0 = coerced0, data !== void 0 && (data.webhookId = coerced0));
          }
          if (errors === _errs3 && typeof data0 == "string") {
            if (data0.length > 68 && func2(data0) > 68)
              return validate21.errors = [{ instancePath: instancePath + "/webhookId", schemaPath: "urn:accord:specs#/$defs/WebhookId/maxLength", keyword: "maxLength", params: { limit: 68 }, message: "must NOT have more than 68 characters" }], !1;
            if (!pattern1.test(data0))
              return validate21.errors = [{ instancePath: instancePath + "/webhookId", schemaPath: "urn:accord:specs#/$defs/WebhookId/pattern", keyword: "pattern", params: { pattern: "^whk_[A-Za-z0-9_-]{1,64}$" }, message: 'must match pattern "^whk_[A-Za-z0-9_-]{1,64}$"' }], !1;
          }
          var valid0 = _errs2 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.kind !== void 0) {
            let data1 = data.kind, _errs5 = errors;
            if (!(data1 === "approval.required" || data1 === "approval.decided" || data1 === "approval.expired" || data1 === "question.asked" || data1 === "question.answered" || data1 === "question.closed" || data1 === "run.finished" || data1 === "run.interrupted" || data1 === "run.failed" || data1 === "run.canceled" || data1 === "job.parked" || data1 === "notice" || data1 === "webhook.disabled" || data1 === "ping"))
              return validate21.errors = [{ instancePath: instancePath + "/kind", schemaPath: "urn:accord:specs#/$defs/WebhookLogKind/enum", keyword: "enum", params: { allowedValues: schema37.enum }, message: "must be equal to one of the allowed values" }], !1;
            var valid0 = _errs5 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.state !== void 0) {
              let data2 = data.state, _errs7 = errors;
              if (!(data2 === "pending" || data2 === "delivered" || data2 === "failed"))
                return validate21.errors = [{ instancePath: instancePath + "/state", schemaPath: "urn:accord:specs#/$defs/WebhookDeliveryState/enum", keyword: "enum", params: { allowedValues: schema38.enum }, message: "must be equal to one of the allowed values" }], !1;
              var valid0 = _errs7 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.limit !== void 0) {
                let data3 = data.limit, _errs9 = errors;
                if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3))) {
                  let dataType1 = typeof data3, coerced1;
                  if (coerced1 === void 0)
                    if (dataType1 === "boolean" || data3 === null || dataType1 === "string" && data3 && data3 == +data3 && !(data3 % 1))
                      coerced1 = +data3;
                    else
                      return validate21.errors = [{ instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                  coerced1 !== void 0 && (data3 = coerced1, data !== void 0 && (data.limit = coerced1));
                }
                if (errors === _errs9 && typeof data3 == "number" && isFinite(data3)) {
                  if (data3 > 100 || isNaN(data3))
                    return validate21.errors = [{ instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 }, message: "must be <= 100" }], !1;
                  if (data3 < 1 || isNaN(data3))
                    return validate21.errors = [{ instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }], !1;
                }
                var valid0 = _errs9 === errors;
              } else
                var valid0 = !0;
              if (valid0)
                if (data.cursor !== void 0) {
                  let data4 = data.cursor, _errs11 = errors, _errs12 = errors;
                  if (typeof data4 != "string") {
                    let dataType2 = typeof data4, coerced2;
                    if (coerced2 === void 0)
                      if (dataType2 == "number" || dataType2 == "boolean")
                        coerced2 = "" + data4;
                      else if (data4 === null)
                        coerced2 = "";
                      else
                        return validate21.errors = [{ instancePath: instancePath + "/cursor", schemaPath: "urn:accord:specs#/$defs/Cursor/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                    coerced2 !== void 0 && (data4 = coerced2, data !== void 0 && (data.cursor = coerced2));
                  }
                  if (errors === _errs12 && typeof data4 == "string") {
                    if (data4.length > 512 && func2(data4) > 512)
                      return validate21.errors = [{ instancePath: instancePath + "/cursor", schemaPath: "urn:accord:specs#/$defs/Cursor/maxLength", keyword: "maxLength", params: { limit: 512 }, message: "must NOT have more than 512 characters" }], !1;
                    if (data4.length < 2 && func2(data4) < 1)
                      return validate21.errors = [{ instancePath: instancePath + "/cursor", schemaPath: "urn:accord:specs#/$defs/Cursor/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }], !1;
                    if (!pattern5.test(data4))
                      return validate21.errors = [{ instancePath: instancePath + "/cursor", schemaPath: "urn:accord:specs#/$defs/Cursor/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9_-]+$" }, message: 'must match pattern "^[A-Za-z0-9_-]+$"' }], !1;
                  }
                  var valid0 = _errs11 === errors;
                } else
                  var valid0 = !0;
            }
          }
        }
      }
    } else
      return validate21.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate21.errors = vErrors, errors === 0;
}
var adminPingWebhook_path = validate22;
function validate22(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.id === void 0 && (missing0 = "id"))
        return validate22.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (key0 !== "id") {
            return validate22.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors && data.id !== void 0) {
          let data0 = data.id, _errs3 = errors;
          if (typeof data0 != "string") {
            let dataType0 = typeof data0, coerced0;
            if (coerced0 === void 0)
              if (dataType0 == "number" || dataType0 == "boolean")
                coerced0 = "" + data0;
              else if (data0 === null)
                coerced0 = "";
              else
                return validate22.errors = [{ instancePath: instancePath + "/id", schemaPath: "urn:accord:specs#/$defs/WebhookId/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            coerced0 !== void 0 && (data0 = coerced0, data !== void 0 && (data.id = coerced0));
          }
          if (errors === _errs3 && typeof data0 == "string") {
            if (data0.length > 68 && func2(data0) > 68)
              return validate22.errors = [{ instancePath: instancePath + "/id", schemaPath: "urn:accord:specs#/$defs/WebhookId/maxLength", keyword: "maxLength", params: { limit: 68 }, message: "must NOT have more than 68 characters" }], !1;
            if (!pattern1.test(data0))
              return validate22.errors = [{ instancePath: instancePath + "/id", schemaPath: "urn:accord:specs#/$defs/WebhookId/pattern", keyword: "pattern", params: { pattern: "^whk_[A-Za-z0-9_-]{1,64}$" }, message: 'must match pattern "^whk_[A-Za-z0-9_-]{1,64}$"' }], !1;
          }
        }
      }
    } else
      return validate22.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate22.errors = vErrors, errors === 0;
}
var adminReplayWebhook_path = validate23;
function validate23(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.id === void 0 && (missing0 = "id"))
        return validate23.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (key0 !== "id") {
            return validate23.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors && data.id !== void 0) {
          let data0 = data.id, _errs3 = errors;
          if (typeof data0 != "string") {
            let dataType0 = typeof data0, coerced0;
            if (coerced0 === void 0)
              if (dataType0 == "number" || dataType0 == "boolean")
                coerced0 = "" + data0;
              else if (data0 === null)
                coerced0 = "";
              else
                return validate23.errors = [{ instancePath: instancePath + "/id", schemaPath: "urn:accord:specs#/$defs/WebhookId/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            coerced0 !== void 0 && (data0 = coerced0, data !== void 0 && (data.id = coerced0));
          }
          if (errors === _errs3 && typeof data0 == "string") {
            if (data0.length > 68 && func2(data0) > 68)
              return validate23.errors = [{ instancePath: instancePath + "/id", schemaPath: "urn:accord:specs#/$defs/WebhookId/maxLength", keyword: "maxLength", params: { limit: 68 }, message: "must NOT have more than 68 characters" }], !1;
            if (!pattern1.test(data0))
              return validate23.errors = [{ instancePath: instancePath + "/id", schemaPath: "urn:accord:specs#/$defs/WebhookId/pattern", keyword: "pattern", params: { pattern: "^whk_[A-Za-z0-9_-]{1,64}$" }, message: 'must match pattern "^whk_[A-Za-z0-9_-]{1,64}$"' }], !1;
          }
        }
      }
    } else
      return validate23.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate23.errors = vErrors, errors === 0;
}
var adminReplayWebhookDelivery_path = validate24;
function validate24(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.id === void 0 && (missing0 = "id"))
        return validate24.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (key0 !== "id") {
            return validate24.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors && data.id !== void 0) {
          let data0 = data.id, _errs3 = errors;
          if (typeof data0 != "string") {
            let dataType0 = typeof data0, coerced0;
            if (coerced0 === void 0)
              if (dataType0 == "number" || dataType0 == "boolean")
                coerced0 = "" + data0;
              else if (data0 === null)
                coerced0 = "";
              else
                return validate24.errors = [{ instancePath: instancePath + "/id", schemaPath: "urn:accord:specs#/$defs/WebhookDeliveryId/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            coerced0 !== void 0 && (data0 = coerced0, data !== void 0 && (data.id = coerced0));
          }
          if (errors === _errs3 && typeof data0 == "string") {
            if (data0.length > 68 && func2(data0) > 68)
              return validate24.errors = [{ instancePath: instancePath + "/id", schemaPath: "urn:accord:specs#/$defs/WebhookDeliveryId/maxLength", keyword: "maxLength", params: { limit: 68 }, message: "must NOT have more than 68 characters" }], !1;
            if (!pattern4.test(data0))
              return validate24.errors = [{ instancePath: instancePath + "/id", schemaPath: "urn:accord:specs#/$defs/WebhookDeliveryId/pattern", keyword: "pattern", params: { pattern: "^whd_[A-Za-z0-9_-]{1,64}$" }, message: 'must match pattern "^whd_[A-Za-z0-9_-]{1,64}$"' }], !1;
          }
        }
      }
    } else
      return validate24.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate24.errors = vErrors, errors === 0;
}
var adminRequeueRun_path = validate25;
function validate25(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.taskId === void 0 && (missing0 = "taskId"))
        return validate25.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (key0 !== "taskId") {
            return validate25.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors && data.taskId !== void 0) {
          let data0 = data.taskId, _errs3 = errors;
          if (typeof data0 != "string") {
            let dataType0 = typeof data0, coerced0;
            if (coerced0 === void 0)
              if (dataType0 == "number" || dataType0 == "boolean")
                coerced0 = "" + data0;
              else if (data0 === null)
                coerced0 = "";
              else
                return validate25.errors = [{ instancePath: instancePath + "/taskId", schemaPath: "urn:accord:specs#/$defs/TaskId/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            coerced0 !== void 0 && (data0 = coerced0, data !== void 0 && (data.taskId = coerced0));
          }
          if (errors === _errs3 && typeof data0 == "string") {
            if (data0.length > 64 && func2(data0) > 64)
              return validate25.errors = [{ instancePath: instancePath + "/taskId", schemaPath: "urn:accord:specs#/$defs/TaskId/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" }], !1;
            if (!pattern0.test(data0))
              return validate25.errors = [{ instancePath: instancePath + "/taskId", schemaPath: "urn:accord:specs#/$defs/TaskId/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9_-]{1,64}$" }, message: 'must match pattern "^[A-Za-z0-9_-]{1,64}$"' }], !1;
          }
        }
      }
    } else
      return validate25.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate25.errors = vErrors, errors === 0;
}
var adminRetryDelivery_path = validate26;
var pattern17 = new RegExp("^ntc_[A-Za-z0-9_-]{1,64}$", "u");
function validate26(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.id === void 0 && (missing0 = "id"))
        return validate26.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (key0 !== "id") {
            return validate26.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors && data.id !== void 0) {
          let data0 = data.id, _errs3 = errors;
          if (typeof data0 != "string") {
            let dataType0 = typeof data0, coerced0;
            if (coerced0 === void 0)
              if (dataType0 == "number" || dataType0 == "boolean")
                coerced0 = "" + data0;
              else if (data0 === null)
                coerced0 = "";
              else
                return validate26.errors = [{ instancePath: instancePath + "/id", schemaPath: "urn:accord:specs#/$defs/NoticeId/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            coerced0 !== void 0 && (data0 = coerced0, data !== void 0 && (data.id = coerced0));
          }
          if (errors === _errs3 && typeof data0 == "string") {
            if (data0.length > 68 && func2(data0) > 68)
              return validate26.errors = [{ instancePath: instancePath + "/id", schemaPath: "urn:accord:specs#/$defs/NoticeId/maxLength", keyword: "maxLength", params: { limit: 68 }, message: "must NOT have more than 68 characters" }], !1;
            if (!pattern17.test(data0))
              return validate26.errors = [{ instancePath: instancePath + "/id", schemaPath: "urn:accord:specs#/$defs/NoticeId/pattern", keyword: "pattern", params: { pattern: "^ntc_[A-Za-z0-9_-]{1,64}$" }, message: 'must match pattern "^ntc_[A-Za-z0-9_-]{1,64}$"' }], !1;
          }
        }
      }
    } else
      return validate26.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate26.errors = vErrors, errors === 0;
}
var adminRotateWebhookSecret_path = validate27;
function validate27(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.id === void 0 && (missing0 = "id"))
        return validate27.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (key0 !== "id") {
            return validate27.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors && data.id !== void 0) {
          let data0 = data.id, _errs3 = errors;
          if (typeof data0 != "string") {
            let dataType0 = typeof data0, coerced0;
            if (coerced0 === void 0)
              if (dataType0 == "number" || dataType0 == "boolean")
                coerced0 = "" + data0;
              else if (data0 === null)
                coerced0 = "";
              else
                return validate27.errors = [{ instancePath: instancePath + "/id", schemaPath: "urn:accord:specs#/$defs/WebhookId/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            coerced0 !== void 0 && (data0 = coerced0, data !== void 0 && (data.id = coerced0));
          }
          if (errors === _errs3 && typeof data0 == "string") {
            if (data0.length > 68 && func2(data0) > 68)
              return validate27.errors = [{ instancePath: instancePath + "/id", schemaPath: "urn:accord:specs#/$defs/WebhookId/maxLength", keyword: "maxLength", params: { limit: 68 }, message: "must NOT have more than 68 characters" }], !1;
            if (!pattern1.test(data0))
              return validate27.errors = [{ instancePath: instancePath + "/id", schemaPath: "urn:accord:specs#/$defs/WebhookId/pattern", keyword: "pattern", params: { pattern: "^whk_[A-Za-z0-9_-]{1,64}$" }, message: 'must match pattern "^whk_[A-Za-z0-9_-]{1,64}$"' }], !1;
          }
        }
      }
    } else
      return validate27.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate27.errors = vErrors, errors === 0;
}
var adminUpdateUser_path = validate28;
function validate28(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.id === void 0 && (missing0 = "id"))
        return validate28.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (key0 !== "id") {
            return validate28.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors && data.id !== void 0) {
          let data0 = data.id, _errs3 = errors;
          if (typeof data0 != "string") {
            let dataType0 = typeof data0, coerced0;
            if (coerced0 === void 0)
              if (dataType0 == "number" || dataType0 == "boolean")
                coerced0 = "" + data0;
              else if (data0 === null)
                coerced0 = "";
              else
                return validate28.errors = [{ instancePath: instancePath + "/id", schemaPath: "urn:accord:specs#/$defs/UserId/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            coerced0 !== void 0 && (data0 = coerced0, data !== void 0 && (data.id = coerced0));
          }
          if (errors === _errs3 && typeof data0 == "string") {
            if (data0.length > 64 && func2(data0) > 64)
              return validate28.errors = [{ instancePath: instancePath + "/id", schemaPath: "urn:accord:specs#/$defs/UserId/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" }], !1;
            if (!pattern2.test(data0))
              return validate28.errors = [{ instancePath: instancePath + "/id", schemaPath: "urn:accord:specs#/$defs/UserId/pattern", keyword: "pattern", params: { pattern: "^usr_[0-9a-z]{1,60}$" }, message: 'must match pattern "^usr_[0-9a-z]{1,60}$"' }], !1;
          }
        }
      }
    } else
      return validate28.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate28.errors = vErrors, errors === 0;
}
var adminUpdateWebhook_path = validate29;
function validate29(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.id === void 0 && (missing0 = "id"))
        return validate29.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (key0 !== "id") {
            return validate29.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors && data.id !== void 0) {
          let data0 = data.id, _errs3 = errors;
          if (typeof data0 != "string") {
            let dataType0 = typeof data0, coerced0;
            if (coerced0 === void 0)
              if (dataType0 == "number" || dataType0 == "boolean")
                coerced0 = "" + data0;
              else if (data0 === null)
                coerced0 = "";
              else
                return validate29.errors = [{ instancePath: instancePath + "/id", schemaPath: "urn:accord:specs#/$defs/WebhookId/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            coerced0 !== void 0 && (data0 = coerced0, data !== void 0 && (data.id = coerced0));
          }
          if (errors === _errs3 && typeof data0 == "string") {
            if (data0.length > 68 && func2(data0) > 68)
              return validate29.errors = [{ instancePath: instancePath + "/id", schemaPath: "urn:accord:specs#/$defs/WebhookId/maxLength", keyword: "maxLength", params: { limit: 68 }, message: "must NOT have more than 68 characters" }], !1;
            if (!pattern1.test(data0))
              return validate29.errors = [{ instancePath: instancePath + "/id", schemaPath: "urn:accord:specs#/$defs/WebhookId/pattern", keyword: "pattern", params: { pattern: "^whk_[A-Za-z0-9_-]{1,64}$" }, message: 'must match pattern "^whk_[A-Za-z0-9_-]{1,64}$"' }], !1;
          }
        }
      }
    } else
      return validate29.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate29.errors = vErrors, errors === 0;
}
var answerQuestion_path = validate30;
var pattern21 = new RegExp("^qst_[A-Za-z0-9_-]{1,64}$", "u");
function validate30(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.id === void 0 && (missing0 = "id"))
        return validate30.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (key0 !== "id") {
            return validate30.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors && data.id !== void 0) {
          let data0 = data.id, _errs3 = errors;
          if (typeof data0 != "string") {
            let dataType0 = typeof data0, coerced0;
            if (coerced0 === void 0)
              if (dataType0 == "number" || dataType0 == "boolean")
                coerced0 = "" + data0;
              else if (data0 === null)
                coerced0 = "";
              else
                return validate30.errors = [{ instancePath: instancePath + "/id", schemaPath: "urn:accord:specs#/$defs/QuestionId/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            coerced0 !== void 0 && (data0 = coerced0, data !== void 0 && (data.id = coerced0));
          }
          if (errors === _errs3 && typeof data0 == "string") {
            if (data0.length > 68 && func2(data0) > 68)
              return validate30.errors = [{ instancePath: instancePath + "/id", schemaPath: "urn:accord:specs#/$defs/QuestionId/maxLength", keyword: "maxLength", params: { limit: 68 }, message: "must NOT have more than 68 characters" }], !1;
            if (!pattern21.test(data0))
              return validate30.errors = [{ instancePath: instancePath + "/id", schemaPath: "urn:accord:specs#/$defs/QuestionId/pattern", keyword: "pattern", params: { pattern: "^qst_[A-Za-z0-9_-]{1,64}$" }, message: 'must match pattern "^qst_[A-Za-z0-9_-]{1,64}$"' }], !1;
          }
        }
      }
    } else
      return validate30.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate30.errors = vErrors, errors === 0;
}
var cancelRun_path = validate31;
var pattern22 = new RegExp("^[0-9A-Fa-f]{8}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{12}$", "u");
function validate31(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.threadId === void 0 && (missing0 = "threadId"))
        return validate31.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (key0 !== "threadId") {
            return validate31.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors && data.threadId !== void 0) {
          let data0 = data.threadId, _errs3 = errors;
          if (typeof data0 != "string") {
            let dataType0 = typeof data0, coerced0;
            if (coerced0 === void 0)
              if (dataType0 == "number" || dataType0 == "boolean")
                coerced0 = "" + data0;
              else if (data0 === null)
                coerced0 = "";
              else
                return validate31.errors = [{ instancePath: instancePath + "/threadId", schemaPath: "urn:accord:specs#/$defs/ThreadId/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            coerced0 !== void 0 && (data0 = coerced0, data !== void 0 && (data.threadId = coerced0));
          }
          if (errors === _errs3 && typeof data0 == "string" && !pattern22.test(data0))
            return validate31.errors = [{ instancePath: instancePath + "/threadId", schemaPath: "urn:accord:specs#/$defs/ThreadId/pattern", keyword: "pattern", params: { pattern: "^[0-9A-Fa-f]{8}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{12}$" }, message: 'must match pattern "^[0-9A-Fa-f]{8}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{12}$"' }], !1;
        }
      }
    } else
      return validate31.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate31.errors = vErrors, errors === 0;
}
var createRun_query = validate32;
function validate32(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let _errs1 = errors;
      for (let key0 in data)
        if (key0 !== "wait") {
          return validate32.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
          break;
        }
      if (_errs1 === errors && data.wait !== void 0) {
        let data0 = data.wait, _errs2 = errors;
        if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
          let dataType0 = typeof data0, coerced0;
          if (coerced0 === void 0)
            if (dataType0 === "boolean" || data0 === null || dataType0 === "string" && data0 && data0 == +data0 && !(data0 % 1))
              coerced0 = +data0;
            else
              return validate32.errors = [{ instancePath: instancePath + "/wait", schemaPath: "#/properties/wait/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
          coerced0 !== void 0 && (data0 = coerced0, data !== void 0 && (data.wait = coerced0));
        }
        if (errors === _errs2 && typeof data0 == "number" && isFinite(data0)) {
          if (data0 > 60 || isNaN(data0))
            return validate32.errors = [{ instancePath: instancePath + "/wait", schemaPath: "#/properties/wait/maximum", keyword: "maximum", params: { comparison: "<=", limit: 60 }, message: "must be <= 60" }], !1;
          if (data0 < 1 || isNaN(data0))
            return validate32.errors = [{ instancePath: instancePath + "/wait", schemaPath: "#/properties/wait/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }], !1;
        }
      }
    } else
      return validate32.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate32.errors = vErrors, errors === 0;
}
var createStreamTicket_path = validate33;
function validate33(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.threadId === void 0 && (missing0 = "threadId"))
        return validate33.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (key0 !== "threadId") {
            return validate33.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors && data.threadId !== void 0) {
          let data0 = data.threadId, _errs3 = errors;
          if (typeof data0 != "string") {
            let dataType0 = typeof data0, coerced0;
            if (coerced0 === void 0)
              if (dataType0 == "number" || dataType0 == "boolean")
                coerced0 = "" + data0;
              else if (data0 === null)
                coerced0 = "";
              else
                return validate33.errors = [{ instancePath: instancePath + "/threadId", schemaPath: "urn:accord:specs#/$defs/ThreadId/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            coerced0 !== void 0 && (data0 = coerced0, data !== void 0 && (data.threadId = coerced0));
          }
          if (errors === _errs3 && typeof data0 == "string" && !pattern22.test(data0))
            return validate33.errors = [{ instancePath: instancePath + "/threadId", schemaPath: "urn:accord:specs#/$defs/ThreadId/pattern", keyword: "pattern", params: { pattern: "^[0-9A-Fa-f]{8}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{12}$" }, message: 'must match pattern "^[0-9A-Fa-f]{8}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{12}$"' }], !1;
        }
      }
    } else
      return validate33.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate33.errors = vErrors, errors === 0;
}
var decideApproval_path = validate34;
var pattern24 = new RegExp("^apr_[A-Za-z0-9_-]{1,64}$", "u");
function validate34(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.id === void 0 && (missing0 = "id"))
        return validate34.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (key0 !== "id") {
            return validate34.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors && data.id !== void 0) {
          let data0 = data.id, _errs2 = errors;
          if (typeof data0 != "string") {
            let dataType0 = typeof data0, coerced0;
            if (coerced0 === void 0)
              if (dataType0 == "number" || dataType0 == "boolean")
                coerced0 = "" + data0;
              else if (data0 === null)
                coerced0 = "";
              else
                return validate34.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            coerced0 !== void 0 && (data0 = coerced0, data !== void 0 && (data.id = coerced0));
          }
          if (errors === _errs2 && typeof data0 == "string") {
            if (data0.length > 68 && func2(data0) > 68)
              return validate34.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/maxLength", keyword: "maxLength", params: { limit: 68 }, message: "must NOT have more than 68 characters" }], !1;
            if (!pattern24.test(data0))
              return validate34.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/pattern", keyword: "pattern", params: { pattern: "^apr_[A-Za-z0-9_-]{1,64}$" }, message: 'must match pattern "^apr_[A-Za-z0-9_-]{1,64}$"' }], !1;
          }
        }
      }
    } else
      return validate34.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate34.errors = vErrors, errors === 0;
}
var deleteJob_path = validate35;
var pattern25 = new RegExp("^job_[A-Za-z0-9_-]{1,64}$", "u");
function validate35(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.id === void 0 && (missing0 = "id"))
        return validate35.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (key0 !== "id") {
            return validate35.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors && data.id !== void 0) {
          let data0 = data.id, _errs3 = errors;
          if (typeof data0 != "string") {
            let dataType0 = typeof data0, coerced0;
            if (coerced0 === void 0)
              if (dataType0 == "number" || dataType0 == "boolean")
                coerced0 = "" + data0;
              else if (data0 === null)
                coerced0 = "";
              else
                return validate35.errors = [{ instancePath: instancePath + "/id", schemaPath: "urn:accord:specs#/$defs/AutomationJobId/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            coerced0 !== void 0 && (data0 = coerced0, data !== void 0 && (data.id = coerced0));
          }
          if (errors === _errs3 && typeof data0 == "string") {
            if (data0.length > 68 && func2(data0) > 68)
              return validate35.errors = [{ instancePath: instancePath + "/id", schemaPath: "urn:accord:specs#/$defs/AutomationJobId/maxLength", keyword: "maxLength", params: { limit: 68 }, message: "must NOT have more than 68 characters" }], !1;
            if (!pattern25.test(data0))
              return validate35.errors = [{ instancePath: instancePath + "/id", schemaPath: "urn:accord:specs#/$defs/AutomationJobId/pattern", keyword: "pattern", params: { pattern: "^job_[A-Za-z0-9_-]{1,64}$" }, message: 'must match pattern "^job_[A-Za-z0-9_-]{1,64}$"' }], !1;
          }
        }
      }
    } else
      return validate35.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate35.errors = vErrors, errors === 0;
}
var deleteMe_query = validate36;
function validate36(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.confirm === void 0 && (missing0 = "confirm"))
        return validate36.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (key0 !== "confirm") {
            return validate36.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors && data.confirm !== void 0) {
          let data0 = data.confirm, _errs2 = errors;
          if (typeof data0 != "string") {
            let dataType0 = typeof data0, coerced0;
            if (coerced0 === void 0)
              if (dataType0 == "number" || dataType0 == "boolean")
                coerced0 = "" + data0;
              else if (data0 === null)
                coerced0 = "";
              else
                return validate36.errors = [{ instancePath: instancePath + "/confirm", schemaPath: "#/properties/confirm/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            coerced0 !== void 0 && (data0 = coerced0, data !== void 0 && (data.confirm = coerced0));
          }
          if (errors === _errs2 && typeof data0 == "string") {
            if (data0.length > 64 && func2(data0) > 64)
              return validate36.errors = [{ instancePath: instancePath + "/confirm", schemaPath: "#/properties/confirm/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" }], !1;
            if (data0.length < 2 && func2(data0) < 1)
              return validate36.errors = [{ instancePath: instancePath + "/confirm", schemaPath: "#/properties/confirm/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }], !1;
          }
        }
      }
    } else
      return validate36.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate36.errors = vErrors, errors === 0;
}
var deleteMemory_path = validate37;
var schema68 = { title: "MemoryScope", enum: ["user", "work"] };
function validate37(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.scope === void 0 && (missing0 = "scope"))
        return validate37.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (key0 !== "scope") {
            return validate37.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors && data.scope !== void 0) {
          let data0 = data.scope;
          if (!(data0 === "user" || data0 === "work"))
            return validate37.errors = [{ instancePath: instancePath + "/scope", schemaPath: "urn:accord:specs#/$defs/MemoryScope/enum", keyword: "enum", params: { allowedValues: schema68.enum }, message: "must be equal to one of the allowed values" }], !1;
        }
      }
    } else
      return validate37.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate37.errors = vErrors, errors === 0;
}
var deleteThread_path = validate38;
function validate38(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.threadId === void 0 && (missing0 = "threadId"))
        return validate38.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (key0 !== "threadId") {
            return validate38.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors && data.threadId !== void 0) {
          let data0 = data.threadId, _errs3 = errors;
          if (typeof data0 != "string") {
            let dataType0 = typeof data0, coerced0;
            if (coerced0 === void 0)
              if (dataType0 == "number" || dataType0 == "boolean")
                coerced0 = "" + data0;
              else if (data0 === null)
                coerced0 = "";
              else
                return validate38.errors = [{ instancePath: instancePath + "/threadId", schemaPath: "urn:accord:specs#/$defs/ThreadId/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            coerced0 !== void 0 && (data0 = coerced0, data !== void 0 && (data.threadId = coerced0));
          }
          if (errors === _errs3 && typeof data0 == "string" && !pattern22.test(data0))
            return validate38.errors = [{ instancePath: instancePath + "/threadId", schemaPath: "urn:accord:specs#/$defs/ThreadId/pattern", keyword: "pattern", params: { pattern: "^[0-9A-Fa-f]{8}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{12}$" }, message: 'must match pattern "^[0-9A-Fa-f]{8}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{12}$"' }], !1;
        }
      }
    } else
      return validate38.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate38.errors = vErrors, errors === 0;
}
var getAttachment_path = validate39;
var pattern27 = new RegExp("^att_[A-Za-z0-9_-]{1,64}$", "u");
function validate39(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.id === void 0 && (missing0 = "id"))
        return validate39.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (key0 !== "id") {
            return validate39.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors && data.id !== void 0) {
          let data0 = data.id, _errs3 = errors;
          if (typeof data0 != "string") {
            let dataType0 = typeof data0, coerced0;
            if (coerced0 === void 0)
              if (dataType0 == "number" || dataType0 == "boolean")
                coerced0 = "" + data0;
              else if (data0 === null)
                coerced0 = "";
              else
                return validate39.errors = [{ instancePath: instancePath + "/id", schemaPath: "urn:accord:specs#/$defs/AttachmentId/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            coerced0 !== void 0 && (data0 = coerced0, data !== void 0 && (data.id = coerced0));
          }
          if (errors === _errs3 && typeof data0 == "string") {
            if (data0.length > 68 && func2(data0) > 68)
              return validate39.errors = [{ instancePath: instancePath + "/id", schemaPath: "urn:accord:specs#/$defs/AttachmentId/maxLength", keyword: "maxLength", params: { limit: 68 }, message: "must NOT have more than 68 characters" }], !1;
            if (!pattern27.test(data0))
              return validate39.errors = [{ instancePath: instancePath + "/id", schemaPath: "urn:accord:specs#/$defs/AttachmentId/pattern", keyword: "pattern", params: { pattern: "^att_[A-Za-z0-9_-]{1,64}$" }, message: 'must match pattern "^att_[A-Za-z0-9_-]{1,64}$"' }], !1;
          }
        }
      }
    } else
      return validate39.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate39.errors = vErrors, errors === 0;
}
var getAttachment_query = validate40;
function validate40(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.expires === void 0 && (missing0 = "expires") || data.signature === void 0 && (missing0 = "signature"))
        return validate40.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "expires" || key0 === "signature")) {
            return validate40.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.expires !== void 0) {
            let data0 = data.expires, _errs2 = errors;
            if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
              let dataType0 = typeof data0, coerced0;
              if (coerced0 === void 0)
                if (dataType0 === "boolean" || data0 === null || dataType0 === "string" && data0 && data0 == +data0 && !(data0 % 1))
                  coerced0 = +data0;
                else
                  return validate40.errors = [{ instancePath: instancePath + "/expires", schemaPath: "#/properties/expires/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
              coerced0 !== void 0 && (data0 = coerced0, data !== void 0 && (data.expires = coerced0));
            }
            if (errors === _errs2 && typeof data0 == "number" && isFinite(data0)) {
              if (data0 > 9999999999 || isNaN(data0))
                return validate40.errors = [{ instancePath: instancePath + "/expires", schemaPath: "#/properties/expires/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9999999999 }, message: "must be <= 9999999999" }], !1;
              if (data0 < 0 || isNaN(data0))
                return validate40.errors = [{ instancePath: instancePath + "/expires", schemaPath: "#/properties/expires/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
            }
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0)
            if (data.signature !== void 0) {
              let data1 = data.signature, _errs4 = errors;
              if (typeof data1 != "string") {
                let dataType1 = typeof data1, coerced1;
                if (coerced1 === void 0)
                  if (dataType1 == "number" || dataType1 == "boolean")
                    coerced1 = "" + data1;
                  else if (data1 === null)
                    coerced1 = "";
                  else
                    return validate40.errors = [{ instancePath: instancePath + "/signature", schemaPath: "#/properties/signature/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                coerced1 !== void 0 && (data1 = coerced1, data !== void 0 && (data.signature = coerced1));
              }
              if (errors === _errs4 && typeof data1 == "string") {
                if (data1.length > 128 && func2(data1) > 128)
                  return validate40.errors = [{ instancePath: instancePath + "/signature", schemaPath: "#/properties/signature/maxLength", keyword: "maxLength", params: { limit: 128 }, message: "must NOT have more than 128 characters" }], !1;
                if (data1.length < 2 && func2(data1) < 1)
                  return validate40.errors = [{ instancePath: instancePath + "/signature", schemaPath: "#/properties/signature/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }], !1;
                if (!pattern5.test(data1))
                  return validate40.errors = [{ instancePath: instancePath + "/signature", schemaPath: "#/properties/signature/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9_-]+$" }, message: 'must match pattern "^[A-Za-z0-9_-]+$"' }], !1;
              }
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
        }
      }
    } else
      return validate40.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate40.errors = vErrors, errors === 0;
}
var getConsoleAsset_path = validate41;
var pattern29 = new RegExp("^[A-Za-z0-9_-]+(\\.[A-Za-z0-9_-]+)+$", "u");
function validate41(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.asset === void 0 && (missing0 = "asset"))
        return validate41.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (key0 !== "asset") {
            return validate41.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors && data.asset !== void 0) {
          let data0 = data.asset, _errs2 = errors;
          if (typeof data0 != "string") {
            let dataType0 = typeof data0, coerced0;
            if (coerced0 === void 0)
              if (dataType0 == "number" || dataType0 == "boolean")
                coerced0 = "" + data0;
              else if (data0 === null)
                coerced0 = "";
              else
                return validate41.errors = [{ instancePath: instancePath + "/asset", schemaPath: "#/properties/asset/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            coerced0 !== void 0 && (data0 = coerced0, data !== void 0 && (data.asset = coerced0));
          }
          if (errors === _errs2 && typeof data0 == "string") {
            if (data0.length > 100 && func2(data0) > 100)
              return validate41.errors = [{ instancePath: instancePath + "/asset", schemaPath: "#/properties/asset/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" }], !1;
            if (data0.length < 2 && func2(data0) < 1)
              return validate41.errors = [{ instancePath: instancePath + "/asset", schemaPath: "#/properties/asset/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }], !1;
            if (!pattern29.test(data0))
              return validate41.errors = [{ instancePath: instancePath + "/asset", schemaPath: "#/properties/asset/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9_-]+(\\.[A-Za-z0-9_-]+)+$" }, message: 'must match pattern "^[A-Za-z0-9_-]+(\\.[A-Za-z0-9_-]+)+$"' }], !1;
          }
        }
      }
    } else
      return validate41.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate41.errors = vErrors, errors === 0;
}
var getContact_path = validate42;
var pattern30 = new RegExp("^ctc_[A-Za-z0-9_-]{1,64}$", "u");
function validate42(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.id === void 0 && (missing0 = "id"))
        return validate42.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (key0 !== "id") {
            return validate42.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors && data.id !== void 0) {
          let data0 = data.id, _errs3 = errors;
          if (typeof data0 != "string") {
            let dataType0 = typeof data0, coerced0;
            if (coerced0 === void 0)
              if (dataType0 == "number" || dataType0 == "boolean")
                coerced0 = "" + data0;
              else if (data0 === null)
                coerced0 = "";
              else
                return validate42.errors = [{ instancePath: instancePath + "/id", schemaPath: "urn:accord:specs#/$defs/ContactId/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            coerced0 !== void 0 && (data0 = coerced0, data !== void 0 && (data.id = coerced0));
          }
          if (errors === _errs3 && typeof data0 == "string" && !pattern30.test(data0))
            return validate42.errors = [{ instancePath: instancePath + "/id", schemaPath: "urn:accord:specs#/$defs/ContactId/pattern", keyword: "pattern", params: { pattern: "^ctc_[A-Za-z0-9_-]{1,64}$" }, message: 'must match pattern "^ctc_[A-Za-z0-9_-]{1,64}$"' }], !1;
        }
      }
    } else
      return validate42.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate42.errors = vErrors, errors === 0;
}
var getDocsAsset_path = validate43;
function validate43(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.asset === void 0 && (missing0 = "asset"))
        return validate43.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (key0 !== "asset") {
            return validate43.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors && data.asset !== void 0) {
          let data0 = data.asset, _errs2 = errors;
          if (typeof data0 != "string") {
            let dataType0 = typeof data0, coerced0;
            if (coerced0 === void 0)
              if (dataType0 == "number" || dataType0 == "boolean")
                coerced0 = "" + data0;
              else if (data0 === null)
                coerced0 = "";
              else
                return validate43.errors = [{ instancePath: instancePath + "/asset", schemaPath: "#/properties/asset/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            coerced0 !== void 0 && (data0 = coerced0, data !== void 0 && (data.asset = coerced0));
          }
          if (errors === _errs2 && typeof data0 == "string") {
            if (data0.length > 100 && func2(data0) > 100)
              return validate43.errors = [{ instancePath: instancePath + "/asset", schemaPath: "#/properties/asset/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" }], !1;
            if (data0.length < 2 && func2(data0) < 1)
              return validate43.errors = [{ instancePath: instancePath + "/asset", schemaPath: "#/properties/asset/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }], !1;
            if (!pattern29.test(data0))
              return validate43.errors = [{ instancePath: instancePath + "/asset", schemaPath: "#/properties/asset/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9_-]+(\\.[A-Za-z0-9_-]+)+$" }, message: 'must match pattern "^[A-Za-z0-9_-]+(\\.[A-Za-z0-9_-]+)+$"' }], !1;
          }
        }
      }
    } else
      return validate43.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate43.errors = vErrors, errors === 0;
}
var getHistory_query = validate44;
var pattern33 = new RegExp("^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$", "u");
function validate44(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let _errs1 = errors;
      for (let key0 in data)
        if (!(key0 === "threadId" || key0 === "before" || key0 === "cursor")) {
          return validate44.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
          break;
        }
      if (_errs1 === errors) {
        if (data.threadId !== void 0) {
          let data0 = data.threadId, _errs2 = errors, _errs3 = errors;
          if (typeof data0 != "string") {
            let dataType0 = typeof data0, coerced0;
            if (coerced0 === void 0)
              if (dataType0 == "number" || dataType0 == "boolean")
                coerced0 = "" + data0;
              else if (data0 === null)
                coerced0 = "";
              else
                return validate44.errors = [{ instancePath: instancePath + "/threadId", schemaPath: "urn:accord:specs#/$defs/ThreadId/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            coerced0 !== void 0 && (data0 = coerced0, data !== void 0 && (data.threadId = coerced0));
          }
          if (errors === _errs3 && typeof data0 == "string" && !pattern22.test(data0))
            return validate44.errors = [{ instancePath: instancePath + "/threadId", schemaPath: "urn:accord:specs#/$defs/ThreadId/pattern", keyword: "pattern", params: { pattern: "^[0-9A-Fa-f]{8}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{12}$" }, message: 'must match pattern "^[0-9A-Fa-f]{8}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{12}$"' }], !1;
          var valid0 = _errs2 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.before !== void 0) {
            let data1 = data.before, _errs5 = errors, _errs6 = errors;
            if (typeof data1 != "string") {
              let dataType1 = typeof data1, coerced1;
              if (coerced1 === void 0)
                if (dataType1 == "number" || dataType1 == "boolean")
                  coerced1 = "" + data1;
                else if (data1 === null)
                  coerced1 = "";
                else
                  return validate44.errors = [{ instancePath: instancePath + "/before", schemaPath: "urn:accord:specs#/$defs/LocalDate/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              coerced1 !== void 0 && (data1 = coerced1, data !== void 0 && (data.before = coerced1));
            }
            if (errors === _errs6 && typeof data1 == "string" && !pattern33.test(data1))
              return validate44.errors = [{ instancePath: instancePath + "/before", schemaPath: "urn:accord:specs#/$defs/LocalDate/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$" }, message: 'must match pattern "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$"' }], !1;
            var valid0 = _errs5 === errors;
          } else
            var valid0 = !0;
          if (valid0)
            if (data.cursor !== void 0) {
              let data2 = data.cursor, _errs8 = errors, _errs9 = errors;
              if (typeof data2 != "string") {
                let dataType2 = typeof data2, coerced2;
                if (coerced2 === void 0)
                  if (dataType2 == "number" || dataType2 == "boolean")
                    coerced2 = "" + data2;
                  else if (data2 === null)
                    coerced2 = "";
                  else
                    return validate44.errors = [{ instancePath: instancePath + "/cursor", schemaPath: "urn:accord:specs#/$defs/Cursor/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                coerced2 !== void 0 && (data2 = coerced2, data !== void 0 && (data.cursor = coerced2));
              }
              if (errors === _errs9 && typeof data2 == "string") {
                if (data2.length > 512 && func2(data2) > 512)
                  return validate44.errors = [{ instancePath: instancePath + "/cursor", schemaPath: "urn:accord:specs#/$defs/Cursor/maxLength", keyword: "maxLength", params: { limit: 512 }, message: "must NOT have more than 512 characters" }], !1;
                if (data2.length < 2 && func2(data2) < 1)
                  return validate44.errors = [{ instancePath: instancePath + "/cursor", schemaPath: "urn:accord:specs#/$defs/Cursor/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }], !1;
                if (!pattern5.test(data2))
                  return validate44.errors = [{ instancePath: instancePath + "/cursor", schemaPath: "urn:accord:specs#/$defs/Cursor/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9_-]+$" }, message: 'must match pattern "^[A-Za-z0-9_-]+$"' }], !1;
              }
              var valid0 = _errs8 === errors;
            } else
              var valid0 = !0;
        }
      }
    } else
      return validate44.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate44.errors = vErrors, errors === 0;
}
var getJob_path = validate45;
function validate45(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.id === void 0 && (missing0 = "id"))
        return validate45.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (key0 !== "id") {
            return validate45.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors && data.id !== void 0) {
          let data0 = data.id, _errs3 = errors;
          if (typeof data0 != "string") {
            let dataType0 = typeof data0, coerced0;
            if (coerced0 === void 0)
              if (dataType0 == "number" || dataType0 == "boolean")
                coerced0 = "" + data0;
              else if (data0 === null)
                coerced0 = "";
              else
                return validate45.errors = [{ instancePath: instancePath + "/id", schemaPath: "urn:accord:specs#/$defs/AutomationJobId/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            coerced0 !== void 0 && (data0 = coerced0, data !== void 0 && (data.id = coerced0));
          }
          if (errors === _errs3 && typeof data0 == "string") {
            if (data0.length > 68 && func2(data0) > 68)
              return validate45.errors = [{ instancePath: instancePath + "/id", schemaPath: "urn:accord:specs#/$defs/AutomationJobId/maxLength", keyword: "maxLength", params: { limit: 68 }, message: "must NOT have more than 68 characters" }], !1;
            if (!pattern25.test(data0))
              return validate45.errors = [{ instancePath: instancePath + "/id", schemaPath: "urn:accord:specs#/$defs/AutomationJobId/pattern", keyword: "pattern", params: { pattern: "^job_[A-Za-z0-9_-]{1,64}$" }, message: 'must match pattern "^job_[A-Za-z0-9_-]{1,64}$"' }], !1;
          }
        }
      }
    } else
      return validate45.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate45.errors = vErrors, errors === 0;
}
var getOpenapi_query = validate46, schema84 = { $id: "urn:accord:export:getOpenapi_query", type: "object", additionalProperties: !1, properties: { version: { enum: ["3.1", "3.2"], default: "3.1" } }, required: [] };
function validate46(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let _errs1 = errors;
      for (let key0 in data)
        if (key0 !== "version") {
          return validate46.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
          break;
        }
      if (_errs1 === errors && data.version !== void 0) {
        let data0 = data.version;
        if (!(data0 === "3.1" || data0 === "3.2"))
          return validate46.errors = [{ instancePath: instancePath + "/version", schemaPath: "#/properties/version/enum", keyword: "enum", params: { allowedValues: schema84.properties.version.enum }, message: "must be equal to one of the allowed values" }], !1;
      }
    } else
      return validate46.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate46.errors = vErrors, errors === 0;
}
var getRun_path = validate47;
function validate47(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.threadId === void 0 && (missing0 = "threadId"))
        return validate47.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (key0 !== "threadId") {
            return validate47.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors && data.threadId !== void 0) {
          let data0 = data.threadId, _errs3 = errors;
          if (typeof data0 != "string") {
            let dataType0 = typeof data0, coerced0;
            if (coerced0 === void 0)
              if (dataType0 == "number" || dataType0 == "boolean")
                coerced0 = "" + data0;
              else if (data0 === null)
                coerced0 = "";
              else
                return validate47.errors = [{ instancePath: instancePath + "/threadId", schemaPath: "urn:accord:specs#/$defs/ThreadId/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            coerced0 !== void 0 && (data0 = coerced0, data !== void 0 && (data.threadId = coerced0));
          }
          if (errors === _errs3 && typeof data0 == "string" && !pattern22.test(data0))
            return validate47.errors = [{ instancePath: instancePath + "/threadId", schemaPath: "urn:accord:specs#/$defs/ThreadId/pattern", keyword: "pattern", params: { pattern: "^[0-9A-Fa-f]{8}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{12}$" }, message: 'must match pattern "^[0-9A-Fa-f]{8}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{12}$"' }], !1;
        }
      }
    } else
      return validate47.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate47.errors = vErrors, errors === 0;
}
var getRun_query = validate48;
function validate48(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.runId === void 0 && (missing0 = "runId"))
        return validate48.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (key0 !== "runId") {
            return validate48.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors && data.runId !== void 0) {
          let data0 = data.runId, _errs3 = errors;
          if (typeof data0 != "string") {
            let dataType0 = typeof data0, coerced0;
            if (coerced0 === void 0)
              if (dataType0 == "number" || dataType0 == "boolean")
                coerced0 = "" + data0;
              else if (data0 === null)
                coerced0 = "";
              else
                return validate48.errors = [{ instancePath: instancePath + "/runId", schemaPath: "urn:accord:specs#/$defs/RunId/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            coerced0 !== void 0 && (data0 = coerced0, data !== void 0 && (data.runId = coerced0));
          }
          if (errors === _errs3 && typeof data0 == "string") {
            if (data0.length > 128 && func2(data0) > 128)
              return validate48.errors = [{ instancePath: instancePath + "/runId", schemaPath: "urn:accord:specs#/$defs/RunId/maxLength", keyword: "maxLength", params: { limit: 128 }, message: "must NOT have more than 128 characters" }], !1;
            if (data0.length < 2 && func2(data0) < 1)
              return validate48.errors = [{ instancePath: instancePath + "/runId", schemaPath: "urn:accord:specs#/$defs/RunId/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }], !1;
          }
        }
      }
    } else
      return validate48.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate48.errors = vErrors, errors === 0;
}
var getRunEvidence_path = validate49;
function validate49(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.threadId === void 0 && (missing0 = "threadId"))
        return validate49.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (key0 !== "threadId") {
            return validate49.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors && data.threadId !== void 0) {
          let data0 = data.threadId, _errs3 = errors;
          if (typeof data0 != "string") {
            let dataType0 = typeof data0, coerced0;
            if (coerced0 === void 0)
              if (dataType0 == "number" || dataType0 == "boolean")
                coerced0 = "" + data0;
              else if (data0 === null)
                coerced0 = "";
              else
                return validate49.errors = [{ instancePath: instancePath + "/threadId", schemaPath: "urn:accord:specs#/$defs/ThreadId/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            coerced0 !== void 0 && (data0 = coerced0, data !== void 0 && (data.threadId = coerced0));
          }
          if (errors === _errs3 && typeof data0 == "string" && !pattern22.test(data0))
            return validate49.errors = [{ instancePath: instancePath + "/threadId", schemaPath: "urn:accord:specs#/$defs/ThreadId/pattern", keyword: "pattern", params: { pattern: "^[0-9A-Fa-f]{8}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{12}$" }, message: 'must match pattern "^[0-9A-Fa-f]{8}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{12}$"' }], !1;
        }
      }
    } else
      return validate49.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate49.errors = vErrors, errors === 0;
}
var getRunEvidence_query = validate50;
function validate50(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.runId === void 0 && (missing0 = "runId"))
        return validate50.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (key0 !== "runId") {
            return validate50.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors && data.runId !== void 0) {
          let data0 = data.runId, _errs3 = errors;
          if (typeof data0 != "string") {
            let dataType0 = typeof data0, coerced0;
            if (coerced0 === void 0)
              if (dataType0 == "number" || dataType0 == "boolean")
                coerced0 = "" + data0;
              else if (data0 === null)
                coerced0 = "";
              else
                return validate50.errors = [{ instancePath: instancePath + "/runId", schemaPath: "urn:accord:specs#/$defs/RunId/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            coerced0 !== void 0 && (data0 = coerced0, data !== void 0 && (data.runId = coerced0));
          }
          if (errors === _errs3 && typeof data0 == "string") {
            if (data0.length > 128 && func2(data0) > 128)
              return validate50.errors = [{ instancePath: instancePath + "/runId", schemaPath: "urn:accord:specs#/$defs/RunId/maxLength", keyword: "maxLength", params: { limit: 128 }, message: "must NOT have more than 128 characters" }], !1;
            if (data0.length < 2 && func2(data0) < 1)
              return validate50.errors = [{ instancePath: instancePath + "/runId", schemaPath: "urn:accord:specs#/$defs/RunId/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }], !1;
          }
        }
      }
    } else
      return validate50.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate50.errors = vErrors, errors === 0;
}
var getThread_path = validate51;
function validate51(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.threadId === void 0 && (missing0 = "threadId"))
        return validate51.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (key0 !== "threadId") {
            return validate51.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors && data.threadId !== void 0) {
          let data0 = data.threadId, _errs3 = errors;
          if (typeof data0 != "string") {
            let dataType0 = typeof data0, coerced0;
            if (coerced0 === void 0)
              if (dataType0 == "number" || dataType0 == "boolean")
                coerced0 = "" + data0;
              else if (data0 === null)
                coerced0 = "";
              else
                return validate51.errors = [{ instancePath: instancePath + "/threadId", schemaPath: "urn:accord:specs#/$defs/ThreadId/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            coerced0 !== void 0 && (data0 = coerced0, data !== void 0 && (data.threadId = coerced0));
          }
          if (errors === _errs3 && typeof data0 == "string" && !pattern22.test(data0))
            return validate51.errors = [{ instancePath: instancePath + "/threadId", schemaPath: "urn:accord:specs#/$defs/ThreadId/pattern", keyword: "pattern", params: { pattern: "^[0-9A-Fa-f]{8}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{12}$" }, message: 'must match pattern "^[0-9A-Fa-f]{8}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{12}$"' }], !1;
        }
      }
    } else
      return validate51.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate51.errors = vErrors, errors === 0;
}
var getThreadEvidence_path = validate52;
function validate52(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.threadId === void 0 && (missing0 = "threadId"))
        return validate52.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (key0 !== "threadId") {
            return validate52.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors && data.threadId !== void 0) {
          let data0 = data.threadId, _errs3 = errors;
          if (typeof data0 != "string") {
            let dataType0 = typeof data0, coerced0;
            if (coerced0 === void 0)
              if (dataType0 == "number" || dataType0 == "boolean")
                coerced0 = "" + data0;
              else if (data0 === null)
                coerced0 = "";
              else
                return validate52.errors = [{ instancePath: instancePath + "/threadId", schemaPath: "urn:accord:specs#/$defs/ThreadId/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            coerced0 !== void 0 && (data0 = coerced0, data !== void 0 && (data.threadId = coerced0));
          }
          if (errors === _errs3 && typeof data0 == "string" && !pattern22.test(data0))
            return validate52.errors = [{ instancePath: instancePath + "/threadId", schemaPath: "urn:accord:specs#/$defs/ThreadId/pattern", keyword: "pattern", params: { pattern: "^[0-9A-Fa-f]{8}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{12}$" }, message: 'must match pattern "^[0-9A-Fa-f]{8}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{12}$"' }], !1;
        }
      }
    } else
      return validate52.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate52.errors = vErrors, errors === 0;
}
var getUsage_query = validate53;
function validate53(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let _errs1 = errors;
      for (let key0 in data)
        if (!(key0 === "from" || key0 === "to")) {
          return validate53.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
          break;
        }
      if (_errs1 === errors) {
        if (data.from !== void 0) {
          let data0 = data.from, _errs2 = errors, _errs3 = errors;
          if (typeof data0 != "string") {
            let dataType0 = typeof data0, coerced0;
            if (coerced0 === void 0)
              if (dataType0 == "number" || dataType0 == "boolean")
                coerced0 = "" + data0;
              else if (data0 === null)
                coerced0 = "";
              else
                return validate53.errors = [{ instancePath: instancePath + "/from", schemaPath: "urn:accord:specs#/$defs/LocalDate/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            coerced0 !== void 0 && (data0 = coerced0, data !== void 0 && (data.from = coerced0));
          }
          if (errors === _errs3 && typeof data0 == "string" && !pattern33.test(data0))
            return validate53.errors = [{ instancePath: instancePath + "/from", schemaPath: "urn:accord:specs#/$defs/LocalDate/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$" }, message: 'must match pattern "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$"' }], !1;
          var valid0 = _errs2 === errors;
        } else
          var valid0 = !0;
        if (valid0)
          if (data.to !== void 0) {
            let data1 = data.to, _errs5 = errors, _errs6 = errors;
            if (typeof data1 != "string") {
              let dataType1 = typeof data1, coerced1;
              if (coerced1 === void 0)
                if (dataType1 == "number" || dataType1 == "boolean")
                  coerced1 = "" + data1;
                else if (data1 === null)
                  coerced1 = "";
                else
                  return validate53.errors = [{ instancePath: instancePath + "/to", schemaPath: "urn:accord:specs#/$defs/LocalDate/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              coerced1 !== void 0 && (data1 = coerced1, data !== void 0 && (data.to = coerced1));
            }
            if (errors === _errs6 && typeof data1 == "string" && !pattern33.test(data1))
              return validate53.errors = [{ instancePath: instancePath + "/to", schemaPath: "urn:accord:specs#/$defs/LocalDate/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$" }, message: 'must match pattern "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$"' }], !1;
            var valid0 = _errs5 === errors;
          } else
            var valid0 = !0;
      }
    } else
      return validate53.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate53.errors = vErrors, errors === 0;
}
var listApprovals_query = validate54, schema100 = { $id: "urn:accord:export:listApprovals_query", type: "object", additionalProperties: !1, properties: { kind: { enum: ["approval", "question", "review"] }, state: { enum: ["open", "closed", "all"], default: "open" }, threadId: { $ref: "urn:accord:specs#/$defs/ThreadId" }, limit: { type: "integer", minimum: 1, maximum: 100, default: 20 }, cursor: { $ref: "urn:accord:specs#/$defs/Cursor" } }, required: [] };
function validate54(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let _errs1 = errors;
      for (let key0 in data)
        if (!(key0 === "kind" || key0 === "state" || key0 === "threadId" || key0 === "limit" || key0 === "cursor")) {
          return validate54.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
          break;
        }
      if (_errs1 === errors) {
        if (data.kind !== void 0) {
          let data0 = data.kind, _errs2 = errors;
          if (!(data0 === "approval" || data0 === "question" || data0 === "review"))
            return validate54.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/enum", keyword: "enum", params: { allowedValues: schema100.properties.kind.enum }, message: "must be equal to one of the allowed values" }], !1;
          var valid0 = _errs2 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.state !== void 0) {
            let data1 = data.state, _errs3 = errors;
            if (!(data1 === "open" || data1 === "closed" || data1 === "all"))
              return validate54.errors = [{ instancePath: instancePath + "/state", schemaPath: "#/properties/state/enum", keyword: "enum", params: { allowedValues: schema100.properties.state.enum }, message: "must be equal to one of the allowed values" }], !1;
            var valid0 = _errs3 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.threadId !== void 0) {
              let data2 = data.threadId, _errs4 = errors, _errs5 = errors;
              if (typeof data2 != "string") {
                let dataType0 = typeof data2, coerced0;
                if (coerced0 === void 0)
                  if (dataType0 == "number" || dataType0 == "boolean")
                    coerced0 = "" + data2;
                  else if (data2 === null)
                    coerced0 = "";
                  else
                    return validate54.errors = [{ instancePath: instancePath + "/threadId", schemaPath: "urn:accord:specs#/$defs/ThreadId/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                coerced0 !== void 0 && (data2 = coerced0, data !== void 0 && (data.threadId = coerced0));
              }
              if (errors === _errs5 && typeof data2 == "string" && !pattern22.test(data2))
                return validate54.errors = [{ instancePath: instancePath + "/threadId", schemaPath: "urn:accord:specs#/$defs/ThreadId/pattern", keyword: "pattern", params: { pattern: "^[0-9A-Fa-f]{8}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{12}$" }, message: 'must match pattern "^[0-9A-Fa-f]{8}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{12}$"' }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.limit !== void 0) {
                let data3 = data.limit, _errs7 = errors;
                if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3))) {
                  let dataType1 = typeof data3, coerced1;
                  if (coerced1 === void 0)
                    if (dataType1 === "boolean" || data3 === null || dataType1 === "string" && data3 && data3 == +data3 && !(data3 % 1))
                      coerced1 = +data3;
                    else
                      return validate54.errors = [{ instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                  coerced1 !== void 0 && (data3 = coerced1, data !== void 0 && (data.limit = coerced1));
                }
                if (errors === _errs7 && typeof data3 == "number" && isFinite(data3)) {
                  if (data3 > 100 || isNaN(data3))
                    return validate54.errors = [{ instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 }, message: "must be <= 100" }], !1;
                  if (data3 < 1 || isNaN(data3))
                    return validate54.errors = [{ instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }], !1;
                }
                var valid0 = _errs7 === errors;
              } else
                var valid0 = !0;
              if (valid0)
                if (data.cursor !== void 0) {
                  let data4 = data.cursor, _errs9 = errors, _errs10 = errors;
                  if (typeof data4 != "string") {
                    let dataType2 = typeof data4, coerced2;
                    if (coerced2 === void 0)
                      if (dataType2 == "number" || dataType2 == "boolean")
                        coerced2 = "" + data4;
                      else if (data4 === null)
                        coerced2 = "";
                      else
                        return validate54.errors = [{ instancePath: instancePath + "/cursor", schemaPath: "urn:accord:specs#/$defs/Cursor/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                    coerced2 !== void 0 && (data4 = coerced2, data !== void 0 && (data.cursor = coerced2));
                  }
                  if (errors === _errs10 && typeof data4 == "string") {
                    if (data4.length > 512 && func2(data4) > 512)
                      return validate54.errors = [{ instancePath: instancePath + "/cursor", schemaPath: "urn:accord:specs#/$defs/Cursor/maxLength", keyword: "maxLength", params: { limit: 512 }, message: "must NOT have more than 512 characters" }], !1;
                    if (data4.length < 2 && func2(data4) < 1)
                      return validate54.errors = [{ instancePath: instancePath + "/cursor", schemaPath: "urn:accord:specs#/$defs/Cursor/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }], !1;
                    if (!pattern5.test(data4))
                      return validate54.errors = [{ instancePath: instancePath + "/cursor", schemaPath: "urn:accord:specs#/$defs/Cursor/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9_-]+$" }, message: 'must match pattern "^[A-Za-z0-9_-]+$"' }], !1;
                  }
                  var valid0 = _errs9 === errors;
                } else
                  var valid0 = !0;
            }
          }
        }
      }
    } else
      return validate54.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate54.errors = vErrors, errors === 0;
}
var listContacts_query = validate55;
function validate55(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let _errs1 = errors;
      for (let key0 in data)
        if (!(key0 === "query" || key0 === "limit" || key0 === "cursor")) {
          return validate55.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
          break;
        }
      if (_errs1 === errors) {
        if (data.query !== void 0) {
          let data0 = data.query, _errs2 = errors;
          if (typeof data0 != "string") {
            let dataType0 = typeof data0, coerced0;
            if (coerced0 === void 0)
              if (dataType0 == "number" || dataType0 == "boolean")
                coerced0 = "" + data0;
              else if (data0 === null)
                coerced0 = "";
              else
                return validate55.errors = [{ instancePath: instancePath + "/query", schemaPath: "#/properties/query/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            coerced0 !== void 0 && (data0 = coerced0, data !== void 0 && (data.query = coerced0));
          }
          if (errors === _errs2 && typeof data0 == "string") {
            if (data0.length > 100 && func2(data0) > 100)
              return validate55.errors = [{ instancePath: instancePath + "/query", schemaPath: "#/properties/query/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" }], !1;
            if (data0.length < 2 && func2(data0) < 1)
              return validate55.errors = [{ instancePath: instancePath + "/query", schemaPath: "#/properties/query/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }], !1;
          }
          var valid0 = _errs2 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.limit !== void 0) {
            let data1 = data.limit, _errs4 = errors;
            if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
              let dataType1 = typeof data1, coerced1;
              if (coerced1 === void 0)
                if (dataType1 === "boolean" || data1 === null || dataType1 === "string" && data1 && data1 == +data1 && !(data1 % 1))
                  coerced1 = +data1;
                else
                  return validate55.errors = [{ instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
              coerced1 !== void 0 && (data1 = coerced1, data !== void 0 && (data.limit = coerced1));
            }
            if (errors === _errs4 && typeof data1 == "number" && isFinite(data1)) {
              if (data1 > 100 || isNaN(data1))
                return validate55.errors = [{ instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 }, message: "must be <= 100" }], !1;
              if (data1 < 1 || isNaN(data1))
                return validate55.errors = [{ instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }], !1;
            }
            var valid0 = _errs4 === errors;
          } else
            var valid0 = !0;
          if (valid0)
            if (data.cursor !== void 0) {
              let data2 = data.cursor, _errs6 = errors, _errs7 = errors;
              if (typeof data2 != "string") {
                let dataType2 = typeof data2, coerced2;
                if (coerced2 === void 0)
                  if (dataType2 == "number" || dataType2 == "boolean")
                    coerced2 = "" + data2;
                  else if (data2 === null)
                    coerced2 = "";
                  else
                    return validate55.errors = [{ instancePath: instancePath + "/cursor", schemaPath: "urn:accord:specs#/$defs/Cursor/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                coerced2 !== void 0 && (data2 = coerced2, data !== void 0 && (data.cursor = coerced2));
              }
              if (errors === _errs7 && typeof data2 == "string") {
                if (data2.length > 512 && func2(data2) > 512)
                  return validate55.errors = [{ instancePath: instancePath + "/cursor", schemaPath: "urn:accord:specs#/$defs/Cursor/maxLength", keyword: "maxLength", params: { limit: 512 }, message: "must NOT have more than 512 characters" }], !1;
                if (data2.length < 2 && func2(data2) < 1)
                  return validate55.errors = [{ instancePath: instancePath + "/cursor", schemaPath: "urn:accord:specs#/$defs/Cursor/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }], !1;
                if (!pattern5.test(data2))
                  return validate55.errors = [{ instancePath: instancePath + "/cursor", schemaPath: "urn:accord:specs#/$defs/Cursor/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9_-]+$" }, message: 'must match pattern "^[A-Za-z0-9_-]+$"' }], !1;
              }
              var valid0 = _errs6 === errors;
            } else
              var valid0 = !0;
        }
      }
    } else
      return validate55.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate55.errors = vErrors, errors === 0;
}
var listJobs_query = validate56;
function validate56(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let _errs1 = errors;
      for (let key0 in data)
        if (!(key0 === "enabled" || key0 === "limit" || key0 === "cursor")) {
          return validate56.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
          break;
        }
      if (_errs1 === errors) {
        if (data.enabled !== void 0) {
          let data0 = data.enabled, _errs2 = errors;
          if (typeof data0 != "boolean") {
            let coerced0;
            if (coerced0 === void 0)
              if (data0 === "false" || data0 === 0 || data0 === null)
                coerced0 = !1;
              else if (data0 === "true" || data0 === 1)
                coerced0 = !0;
              else
                return validate56.errors = [{ instancePath: instancePath + "/enabled", schemaPath: "#/properties/enabled/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
            coerced0 !== void 0 && (data0 = coerced0, data !== void 0 && (data.enabled = coerced0));
          }
          var valid0 = _errs2 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.limit !== void 0) {
            let data1 = data.limit, _errs4 = errors;
            if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
              let dataType1 = typeof data1, coerced1;
              if (coerced1 === void 0)
                if (dataType1 === "boolean" || data1 === null || dataType1 === "string" && data1 && data1 == +data1 && !(data1 % 1))
                  coerced1 = +data1;
                else
                  return validate56.errors = [{ instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
              coerced1 !== void 0 && (data1 = coerced1, data !== void 0 && (data.limit = coerced1));
            }
            if (errors === _errs4 && typeof data1 == "number" && isFinite(data1)) {
              if (data1 > 100 || isNaN(data1))
                return validate56.errors = [{ instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 }, message: "must be <= 100" }], !1;
              if (data1 < 1 || isNaN(data1))
                return validate56.errors = [{ instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }], !1;
            }
            var valid0 = _errs4 === errors;
          } else
            var valid0 = !0;
          if (valid0)
            if (data.cursor !== void 0) {
              let data2 = data.cursor, _errs6 = errors, _errs7 = errors;
              if (typeof data2 != "string") {
                let dataType2 = typeof data2, coerced2;
                if (coerced2 === void 0)
                  if (dataType2 == "number" || dataType2 == "boolean")
                    coerced2 = "" + data2;
                  else if (data2 === null)
                    coerced2 = "";
                  else
                    return validate56.errors = [{ instancePath: instancePath + "/cursor", schemaPath: "urn:accord:specs#/$defs/Cursor/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                coerced2 !== void 0 && (data2 = coerced2, data !== void 0 && (data.cursor = coerced2));
              }
              if (errors === _errs7 && typeof data2 == "string") {
                if (data2.length > 512 && func2(data2) > 512)
                  return validate56.errors = [{ instancePath: instancePath + "/cursor", schemaPath: "urn:accord:specs#/$defs/Cursor/maxLength", keyword: "maxLength", params: { limit: 512 }, message: "must NOT have more than 512 characters" }], !1;
                if (data2.length < 2 && func2(data2) < 1)
                  return validate56.errors = [{ instancePath: instancePath + "/cursor", schemaPath: "urn:accord:specs#/$defs/Cursor/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }], !1;
                if (!pattern5.test(data2))
                  return validate56.errors = [{ instancePath: instancePath + "/cursor", schemaPath: "urn:accord:specs#/$defs/Cursor/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9_-]+$" }, message: 'must match pattern "^[A-Za-z0-9_-]+$"' }], !1;
              }
              var valid0 = _errs6 === errors;
            } else
              var valid0 = !0;
        }
      }
    } else
      return validate56.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate56.errors = vErrors, errors === 0;
}
var listMemoryVersions_path = validate57;
function validate57(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.scope === void 0 && (missing0 = "scope"))
        return validate57.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (key0 !== "scope") {
            return validate57.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors && data.scope !== void 0) {
          let data0 = data.scope;
          if (!(data0 === "user" || data0 === "work"))
            return validate57.errors = [{ instancePath: instancePath + "/scope", schemaPath: "urn:accord:specs#/$defs/MemoryScope/enum", keyword: "enum", params: { allowedValues: schema68.enum }, message: "must be equal to one of the allowed values" }], !1;
        }
      }
    } else
      return validate57.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate57.errors = vErrors, errors === 0;
}
var listNotices_query = validate58;
function validate58(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let _errs1 = errors;
      for (let key0 in data)
        if (!(key0 === "unread" || key0 === "limit" || key0 === "cursor")) {
          return validate58.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
          break;
        }
      if (_errs1 === errors) {
        if (data.unread !== void 0) {
          let data0 = data.unread, _errs2 = errors;
          if (typeof data0 != "boolean") {
            let coerced0;
            if (coerced0 === void 0)
              if (data0 === "false" || data0 === 0 || data0 === null)
                coerced0 = !1;
              else if (data0 === "true" || data0 === 1)
                coerced0 = !0;
              else
                return validate58.errors = [{ instancePath: instancePath + "/unread", schemaPath: "#/properties/unread/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
            coerced0 !== void 0 && (data0 = coerced0, data !== void 0 && (data.unread = coerced0));
          }
          var valid0 = _errs2 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.limit !== void 0) {
            let data1 = data.limit, _errs4 = errors;
            if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
              let dataType1 = typeof data1, coerced1;
              if (coerced1 === void 0)
                if (dataType1 === "boolean" || data1 === null || dataType1 === "string" && data1 && data1 == +data1 && !(data1 % 1))
                  coerced1 = +data1;
                else
                  return validate58.errors = [{ instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
              coerced1 !== void 0 && (data1 = coerced1, data !== void 0 && (data.limit = coerced1));
            }
            if (errors === _errs4 && typeof data1 == "number" && isFinite(data1)) {
              if (data1 > 100 || isNaN(data1))
                return validate58.errors = [{ instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 }, message: "must be <= 100" }], !1;
              if (data1 < 1 || isNaN(data1))
                return validate58.errors = [{ instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }], !1;
            }
            var valid0 = _errs4 === errors;
          } else
            var valid0 = !0;
          if (valid0)
            if (data.cursor !== void 0) {
              let data2 = data.cursor, _errs6 = errors, _errs7 = errors;
              if (typeof data2 != "string") {
                let dataType2 = typeof data2, coerced2;
                if (coerced2 === void 0)
                  if (dataType2 == "number" || dataType2 == "boolean")
                    coerced2 = "" + data2;
                  else if (data2 === null)
                    coerced2 = "";
                  else
                    return validate58.errors = [{ instancePath: instancePath + "/cursor", schemaPath: "urn:accord:specs#/$defs/Cursor/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                coerced2 !== void 0 && (data2 = coerced2, data !== void 0 && (data.cursor = coerced2));
              }
              if (errors === _errs7 && typeof data2 == "string") {
                if (data2.length > 512 && func2(data2) > 512)
                  return validate58.errors = [{ instancePath: instancePath + "/cursor", schemaPath: "urn:accord:specs#/$defs/Cursor/maxLength", keyword: "maxLength", params: { limit: 512 }, message: "must NOT have more than 512 characters" }], !1;
                if (data2.length < 2 && func2(data2) < 1)
                  return validate58.errors = [{ instancePath: instancePath + "/cursor", schemaPath: "urn:accord:specs#/$defs/Cursor/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }], !1;
                if (!pattern5.test(data2))
                  return validate58.errors = [{ instancePath: instancePath + "/cursor", schemaPath: "urn:accord:specs#/$defs/Cursor/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9_-]+$" }, message: 'must match pattern "^[A-Za-z0-9_-]+$"' }], !1;
              }
              var valid0 = _errs6 === errors;
            } else
              var valid0 = !0;
        }
      }
    } else
      return validate58.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate58.errors = vErrors, errors === 0;
}
var listThreadRuns_path = validate59;
function validate59(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.threadId === void 0 && (missing0 = "threadId"))
        return validate59.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (key0 !== "threadId") {
            return validate59.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors && data.threadId !== void 0) {
          let data0 = data.threadId, _errs3 = errors;
          if (typeof data0 != "string") {
            let dataType0 = typeof data0, coerced0;
            if (coerced0 === void 0)
              if (dataType0 == "number" || dataType0 == "boolean")
                coerced0 = "" + data0;
              else if (data0 === null)
                coerced0 = "";
              else
                return validate59.errors = [{ instancePath: instancePath + "/threadId", schemaPath: "urn:accord:specs#/$defs/ThreadId/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            coerced0 !== void 0 && (data0 = coerced0, data !== void 0 && (data.threadId = coerced0));
          }
          if (errors === _errs3 && typeof data0 == "string" && !pattern22.test(data0))
            return validate59.errors = [{ instancePath: instancePath + "/threadId", schemaPath: "urn:accord:specs#/$defs/ThreadId/pattern", keyword: "pattern", params: { pattern: "^[0-9A-Fa-f]{8}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{12}$" }, message: 'must match pattern "^[0-9A-Fa-f]{8}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{12}$"' }], !1;
        }
      }
    } else
      return validate59.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate59.errors = vErrors, errors === 0;
}
var listThreadRuns_query = validate60;
function validate60(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let _errs1 = errors;
      for (let key0 in data)
        if (!(key0 === "limit" || key0 === "cursor")) {
          return validate60.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
          break;
        }
      if (_errs1 === errors) {
        if (data.limit !== void 0) {
          let data0 = data.limit, _errs2 = errors;
          if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
            let dataType0 = typeof data0, coerced0;
            if (coerced0 === void 0)
              if (dataType0 === "boolean" || data0 === null || dataType0 === "string" && data0 && data0 == +data0 && !(data0 % 1))
                coerced0 = +data0;
              else
                return validate60.errors = [{ instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
            coerced0 !== void 0 && (data0 = coerced0, data !== void 0 && (data.limit = coerced0));
          }
          if (errors === _errs2 && typeof data0 == "number" && isFinite(data0)) {
            if (data0 > 100 || isNaN(data0))
              return validate60.errors = [{ instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 }, message: "must be <= 100" }], !1;
            if (data0 < 1 || isNaN(data0))
              return validate60.errors = [{ instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }], !1;
          }
          var valid0 = _errs2 === errors;
        } else
          var valid0 = !0;
        if (valid0)
          if (data.cursor !== void 0) {
            let data1 = data.cursor, _errs4 = errors, _errs5 = errors;
            if (typeof data1 != "string") {
              let dataType1 = typeof data1, coerced1;
              if (coerced1 === void 0)
                if (dataType1 == "number" || dataType1 == "boolean")
                  coerced1 = "" + data1;
                else if (data1 === null)
                  coerced1 = "";
                else
                  return validate60.errors = [{ instancePath: instancePath + "/cursor", schemaPath: "urn:accord:specs#/$defs/Cursor/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              coerced1 !== void 0 && (data1 = coerced1, data !== void 0 && (data.cursor = coerced1));
            }
            if (errors === _errs5 && typeof data1 == "string") {
              if (data1.length > 512 && func2(data1) > 512)
                return validate60.errors = [{ instancePath: instancePath + "/cursor", schemaPath: "urn:accord:specs#/$defs/Cursor/maxLength", keyword: "maxLength", params: { limit: 512 }, message: "must NOT have more than 512 characters" }], !1;
              if (data1.length < 2 && func2(data1) < 1)
                return validate60.errors = [{ instancePath: instancePath + "/cursor", schemaPath: "urn:accord:specs#/$defs/Cursor/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }], !1;
              if (!pattern5.test(data1))
                return validate60.errors = [{ instancePath: instancePath + "/cursor", schemaPath: "urn:accord:specs#/$defs/Cursor/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9_-]+$" }, message: 'must match pattern "^[A-Za-z0-9_-]+$"' }], !1;
            }
            var valid0 = _errs4 === errors;
          } else
            var valid0 = !0;
      }
    } else
      return validate60.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate60.errors = vErrors, errors === 0;
}
var listThreads_query = validate61;
function validate61(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let _errs1 = errors;
      for (let key0 in data)
        if (!(key0 === "limit" || key0 === "archived" || key0 === "pinned" || key0 === "cursor")) {
          return validate61.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
          break;
        }
      if (_errs1 === errors) {
        if (data.limit !== void 0) {
          let data0 = data.limit, _errs2 = errors;
          if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
            let dataType0 = typeof data0, coerced0;
            if (coerced0 === void 0)
              if (dataType0 === "boolean" || data0 === null || dataType0 === "string" && data0 && data0 == +data0 && !(data0 % 1))
                coerced0 = +data0;
              else
                return validate61.errors = [{ instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
            coerced0 !== void 0 && (data0 = coerced0, data !== void 0 && (data.limit = coerced0));
          }
          if (errors === _errs2 && typeof data0 == "number" && isFinite(data0)) {
            if (data0 > 100 || isNaN(data0))
              return validate61.errors = [{ instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 }, message: "must be <= 100" }], !1;
            if (data0 < 1 || isNaN(data0))
              return validate61.errors = [{ instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }], !1;
          }
          var valid0 = _errs2 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.archived !== void 0) {
            let data1 = data.archived, _errs4 = errors;
            if (typeof data1 != "boolean") {
              let coerced1;
              if (coerced1 === void 0)
                if (data1 === "false" || data1 === 0 || data1 === null)
                  coerced1 = !1;
                else if (data1 === "true" || data1 === 1)
                  coerced1 = !0;
                else
                  return validate61.errors = [{ instancePath: instancePath + "/archived", schemaPath: "#/properties/archived/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
              coerced1 !== void 0 && (data1 = coerced1, data !== void 0 && (data.archived = coerced1));
            }
            var valid0 = _errs4 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.pinned !== void 0) {
              let data2 = data.pinned, _errs6 = errors;
              if (typeof data2 != "boolean") {
                let coerced2;
                if (coerced2 === void 0)
                  if (data2 === "false" || data2 === 0 || data2 === null)
                    coerced2 = !1;
                  else if (data2 === "true" || data2 === 1)
                    coerced2 = !0;
                  else
                    return validate61.errors = [{ instancePath: instancePath + "/pinned", schemaPath: "#/properties/pinned/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
                coerced2 !== void 0 && (data2 = coerced2, data !== void 0 && (data.pinned = coerced2));
              }
              var valid0 = _errs6 === errors;
            } else
              var valid0 = !0;
            if (valid0)
              if (data.cursor !== void 0) {
                let data3 = data.cursor, _errs8 = errors, _errs9 = errors;
                if (typeof data3 != "string") {
                  let dataType3 = typeof data3, coerced3;
                  if (coerced3 === void 0)
                    if (dataType3 == "number" || dataType3 == "boolean")
                      coerced3 = "" + data3;
                    else if (data3 === null)
                      coerced3 = "";
                    else
                      return validate61.errors = [{ instancePath: instancePath + "/cursor", schemaPath: "urn:accord:specs#/$defs/Cursor/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                  coerced3 !== void 0 && (data3 = coerced3, data !== void 0 && (data.cursor = coerced3));
                }
                if (errors === _errs9 && typeof data3 == "string") {
                  if (data3.length > 512 && func2(data3) > 512)
                    return validate61.errors = [{ instancePath: instancePath + "/cursor", schemaPath: "urn:accord:specs#/$defs/Cursor/maxLength", keyword: "maxLength", params: { limit: 512 }, message: "must NOT have more than 512 characters" }], !1;
                  if (data3.length < 2 && func2(data3) < 1)
                    return validate61.errors = [{ instancePath: instancePath + "/cursor", schemaPath: "urn:accord:specs#/$defs/Cursor/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }], !1;
                  if (!pattern5.test(data3))
                    return validate61.errors = [{ instancePath: instancePath + "/cursor", schemaPath: "urn:accord:specs#/$defs/Cursor/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9_-]+$" }, message: 'must match pattern "^[A-Za-z0-9_-]+$"' }], !1;
                }
                var valid0 = _errs8 === errors;
              } else
                var valid0 = !0;
          }
        }
      }
    } else
      return validate61.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate61.errors = vErrors, errors === 0;
}
var resolveReview_path = validate62;
var pattern50 = new RegExp("^rev_[A-Za-z0-9_-]{1,64}$", "u");
function validate62(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.id === void 0 && (missing0 = "id"))
        return validate62.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (key0 !== "id") {
            return validate62.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors && data.id !== void 0) {
          let data0 = data.id, _errs2 = errors;
          if (typeof data0 != "string") {
            let dataType0 = typeof data0, coerced0;
            if (coerced0 === void 0)
              if (dataType0 == "number" || dataType0 == "boolean")
                coerced0 = "" + data0;
              else if (data0 === null)
                coerced0 = "";
              else
                return validate62.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            coerced0 !== void 0 && (data0 = coerced0, data !== void 0 && (data.id = coerced0));
          }
          if (errors === _errs2 && typeof data0 == "string") {
            if (data0.length > 68 && func2(data0) > 68)
              return validate62.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/maxLength", keyword: "maxLength", params: { limit: 68 }, message: "must NOT have more than 68 characters" }], !1;
            if (!pattern50.test(data0))
              return validate62.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/pattern", keyword: "pattern", params: { pattern: "^rev_[A-Za-z0-9_-]{1,64}$" }, message: 'must match pattern "^rev_[A-Za-z0-9_-]{1,64}$"' }], !1;
          }
        }
      }
    } else
      return validate62.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate62.errors = vErrors, errors === 0;
}
var runJob_path = validate63;
function validate63(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.id === void 0 && (missing0 = "id"))
        return validate63.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (key0 !== "id") {
            return validate63.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors && data.id !== void 0) {
          let data0 = data.id, _errs3 = errors;
          if (typeof data0 != "string") {
            let dataType0 = typeof data0, coerced0;
            if (coerced0 === void 0)
              if (dataType0 == "number" || dataType0 == "boolean")
                coerced0 = "" + data0;
              else if (data0 === null)
                coerced0 = "";
              else
                return validate63.errors = [{ instancePath: instancePath + "/id", schemaPath: "urn:accord:specs#/$defs/AutomationJobId/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            coerced0 !== void 0 && (data0 = coerced0, data !== void 0 && (data.id = coerced0));
          }
          if (errors === _errs3 && typeof data0 == "string") {
            if (data0.length > 68 && func2(data0) > 68)
              return validate63.errors = [{ instancePath: instancePath + "/id", schemaPath: "urn:accord:specs#/$defs/AutomationJobId/maxLength", keyword: "maxLength", params: { limit: 68 }, message: "must NOT have more than 68 characters" }], !1;
            if (!pattern25.test(data0))
              return validate63.errors = [{ instancePath: instancePath + "/id", schemaPath: "urn:accord:specs#/$defs/AutomationJobId/pattern", keyword: "pattern", params: { pattern: "^job_[A-Za-z0-9_-]{1,64}$" }, message: 'must match pattern "^job_[A-Za-z0-9_-]{1,64}$"' }], !1;
          }
        }
      }
    } else
      return validate63.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate63.errors = vErrors, errors === 0;
}
var searchThreads_query = validate64;
function validate64(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.q === void 0 && (missing0 = "q"))
        return validate64.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "q" || key0 === "limit")) {
            return validate64.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.q !== void 0) {
            let data0 = data.q, _errs2 = errors;
            if (typeof data0 != "string") {
              let dataType0 = typeof data0, coerced0;
              if (coerced0 === void 0)
                if (dataType0 == "number" || dataType0 == "boolean")
                  coerced0 = "" + data0;
                else if (data0 === null)
                  coerced0 = "";
                else
                  return validate64.errors = [{ instancePath: instancePath + "/q", schemaPath: "#/properties/q/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              coerced0 !== void 0 && (data0 = coerced0, data !== void 0 && (data.q = coerced0));
            }
            if (errors === _errs2 && typeof data0 == "string") {
              if (data0.length > 100 && func2(data0) > 100)
                return validate64.errors = [{ instancePath: instancePath + "/q", schemaPath: "#/properties/q/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" }], !1;
              if (data0.length < 2 && func2(data0) < 1)
                return validate64.errors = [{ instancePath: instancePath + "/q", schemaPath: "#/properties/q/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }], !1;
            }
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0)
            if (data.limit !== void 0) {
              let data1 = data.limit, _errs4 = errors;
              if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
                let dataType1 = typeof data1, coerced1;
                if (coerced1 === void 0)
                  if (dataType1 === "boolean" || data1 === null || dataType1 === "string" && data1 && data1 == +data1 && !(data1 % 1))
                    coerced1 = +data1;
                  else
                    return validate64.errors = [{ instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                coerced1 !== void 0 && (data1 = coerced1, data !== void 0 && (data.limit = coerced1));
              }
              if (errors === _errs4 && typeof data1 == "number" && isFinite(data1)) {
                if (data1 > 50 || isNaN(data1))
                  return validate64.errors = [{ instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/maximum", keyword: "maximum", params: { comparison: "<=", limit: 50 }, message: "must be <= 50" }], !1;
                if (data1 < 1 || isNaN(data1))
                  return validate64.errors = [{ instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }], !1;
              }
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
        }
      }
    } else
      return validate64.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate64.errors = vErrors, errors === 0;
}
var streamByTicket_query = validate65;
var pattern52 = new RegExp("^tkt_[A-Za-z0-9_-]{43}$", "u"), pattern53 = new RegExp("^[1-9][0-9]{0,9}-[1-9][0-9]{0,15}$", "u");
function validate65(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.ticket === void 0 && (missing0 = "ticket"))
        return validate65.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "ticket" || key0 === "deltas" || key0 === "facts" || key0 === "lastEventId")) {
            return validate65.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.ticket !== void 0) {
            let data0 = data.ticket, _errs2 = errors, _errs3 = errors;
            if (typeof data0 != "string") {
              let dataType0 = typeof data0, coerced0;
              if (coerced0 === void 0)
                if (dataType0 == "number" || dataType0 == "boolean")
                  coerced0 = "" + data0;
                else if (data0 === null)
                  coerced0 = "";
                else
                  return validate65.errors = [{ instancePath: instancePath + "/ticket", schemaPath: "urn:accord:specs#/$defs/TicketText/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              coerced0 !== void 0 && (data0 = coerced0, data !== void 0 && (data.ticket = coerced0));
            }
            if (errors === _errs3 && typeof data0 == "string") {
              if (data0.length > 47 && func2(data0) > 47)
                return validate65.errors = [{ instancePath: instancePath + "/ticket", schemaPath: "urn:accord:specs#/$defs/TicketText/maxLength", keyword: "maxLength", params: { limit: 47 }, message: "must NOT have more than 47 characters" }], !1;
              if (!pattern52.test(data0))
                return validate65.errors = [{ instancePath: instancePath + "/ticket", schemaPath: "urn:accord:specs#/$defs/TicketText/pattern", keyword: "pattern", params: { pattern: "^tkt_[A-Za-z0-9_-]{43}$" }, message: 'must match pattern "^tkt_[A-Za-z0-9_-]{43}$"' }], !1;
            }
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.deltas !== void 0) {
              let data1 = data.deltas, _errs5 = errors;
              if (typeof data1 != "boolean") {
                let coerced1;
                if (coerced1 === void 0)
                  if (data1 === "false" || data1 === 0 || data1 === null)
                    coerced1 = !1;
                  else if (data1 === "true" || data1 === 1)
                    coerced1 = !0;
                  else
                    return validate65.errors = [{ instancePath: instancePath + "/deltas", schemaPath: "#/properties/deltas/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
                coerced1 !== void 0 && (data1 = coerced1, data !== void 0 && (data.deltas = coerced1));
              }
              var valid0 = _errs5 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.facts !== void 0) {
                let data2 = data.facts, _errs7 = errors;
                if (typeof data2 != "boolean") {
                  let coerced2;
                  if (coerced2 === void 0)
                    if (data2 === "false" || data2 === 0 || data2 === null)
                      coerced2 = !1;
                    else if (data2 === "true" || data2 === 1)
                      coerced2 = !0;
                    else
                      return validate65.errors = [{ instancePath: instancePath + "/facts", schemaPath: "#/properties/facts/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
                  coerced2 !== void 0 && (data2 = coerced2, data !== void 0 && (data.facts = coerced2));
                }
                var valid0 = _errs7 === errors;
              } else
                var valid0 = !0;
              if (valid0)
                if (data.lastEventId !== void 0) {
                  let data3 = data.lastEventId, _errs9 = errors, _errs10 = errors;
                  if (typeof data3 != "string") {
                    let dataType3 = typeof data3, coerced3;
                    if (coerced3 === void 0)
                      if (dataType3 == "number" || dataType3 == "boolean")
                        coerced3 = "" + data3;
                      else if (data3 === null)
                        coerced3 = "";
                      else
                        return validate65.errors = [{ instancePath: instancePath + "/lastEventId", schemaPath: "urn:accord:specs#/$defs/StreamEventId/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                    coerced3 !== void 0 && (data3 = coerced3, data !== void 0 && (data.lastEventId = coerced3));
                  }
                  if (errors === _errs10 && typeof data3 == "string") {
                    if (data3.length > 27 && func2(data3) > 27)
                      return validate65.errors = [{ instancePath: instancePath + "/lastEventId", schemaPath: "urn:accord:specs#/$defs/StreamEventId/maxLength", keyword: "maxLength", params: { limit: 27 }, message: "must NOT have more than 27 characters" }], !1;
                    if (!pattern53.test(data3))
                      return validate65.errors = [{ instancePath: instancePath + "/lastEventId", schemaPath: "urn:accord:specs#/$defs/StreamEventId/pattern", keyword: "pattern", params: { pattern: "^[1-9][0-9]{0,9}-[1-9][0-9]{0,15}$" }, message: 'must match pattern "^[1-9][0-9]{0,9}-[1-9][0-9]{0,15}$"' }], !1;
                  }
                  var valid0 = _errs9 === errors;
                } else
                  var valid0 = !0;
            }
          }
        }
      }
    } else
      return validate65.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate65.errors = vErrors, errors === 0;
}
var streamRunEvents_path = validate66;
function validate66(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.threadId === void 0 && (missing0 = "threadId"))
        return validate66.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (key0 !== "threadId") {
            return validate66.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors && data.threadId !== void 0) {
          let data0 = data.threadId, _errs3 = errors;
          if (typeof data0 != "string") {
            let dataType0 = typeof data0, coerced0;
            if (coerced0 === void 0)
              if (dataType0 == "number" || dataType0 == "boolean")
                coerced0 = "" + data0;
              else if (data0 === null)
                coerced0 = "";
              else
                return validate66.errors = [{ instancePath: instancePath + "/threadId", schemaPath: "urn:accord:specs#/$defs/ThreadId/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            coerced0 !== void 0 && (data0 = coerced0, data !== void 0 && (data.threadId = coerced0));
          }
          if (errors === _errs3 && typeof data0 == "string" && !pattern22.test(data0))
            return validate66.errors = [{ instancePath: instancePath + "/threadId", schemaPath: "urn:accord:specs#/$defs/ThreadId/pattern", keyword: "pattern", params: { pattern: "^[0-9A-Fa-f]{8}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{12}$" }, message: 'must match pattern "^[0-9A-Fa-f]{8}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{12}$"' }], !1;
        }
      }
    } else
      return validate66.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate66.errors = vErrors, errors === 0;
}
var streamRunEvents_query = validate67;
function validate67(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.runId === void 0 && (missing0 = "runId"))
        return validate67.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "runId" || key0 === "deltas" || key0 === "facts")) {
            return validate67.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.runId !== void 0) {
            let data0 = data.runId, _errs2 = errors, _errs3 = errors;
            if (typeof data0 != "string") {
              let dataType0 = typeof data0, coerced0;
              if (coerced0 === void 0)
                if (dataType0 == "number" || dataType0 == "boolean")
                  coerced0 = "" + data0;
                else if (data0 === null)
                  coerced0 = "";
                else
                  return validate67.errors = [{ instancePath: instancePath + "/runId", schemaPath: "urn:accord:specs#/$defs/RunId/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              coerced0 !== void 0 && (data0 = coerced0, data !== void 0 && (data.runId = coerced0));
            }
            if (errors === _errs3 && typeof data0 == "string") {
              if (data0.length > 128 && func2(data0) > 128)
                return validate67.errors = [{ instancePath: instancePath + "/runId", schemaPath: "urn:accord:specs#/$defs/RunId/maxLength", keyword: "maxLength", params: { limit: 128 }, message: "must NOT have more than 128 characters" }], !1;
              if (data0.length < 2 && func2(data0) < 1)
                return validate67.errors = [{ instancePath: instancePath + "/runId", schemaPath: "urn:accord:specs#/$defs/RunId/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }], !1;
            }
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.deltas !== void 0) {
              let data1 = data.deltas, _errs5 = errors;
              if (typeof data1 != "boolean") {
                let coerced1;
                if (coerced1 === void 0)
                  if (data1 === "false" || data1 === 0 || data1 === null)
                    coerced1 = !1;
                  else if (data1 === "true" || data1 === 1)
                    coerced1 = !0;
                  else
                    return validate67.errors = [{ instancePath: instancePath + "/deltas", schemaPath: "#/properties/deltas/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
                coerced1 !== void 0 && (data1 = coerced1, data !== void 0 && (data.deltas = coerced1));
              }
              var valid0 = _errs5 === errors;
            } else
              var valid0 = !0;
            if (valid0)
              if (data.facts !== void 0) {
                let data2 = data.facts, _errs7 = errors;
                if (typeof data2 != "boolean") {
                  let coerced2;
                  if (coerced2 === void 0)
                    if (data2 === "false" || data2 === 0 || data2 === null)
                      coerced2 = !1;
                    else if (data2 === "true" || data2 === 1)
                      coerced2 = !0;
                    else
                      return validate67.errors = [{ instancePath: instancePath + "/facts", schemaPath: "#/properties/facts/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
                  coerced2 !== void 0 && (data2 = coerced2, data !== void 0 && (data.facts = coerced2));
                }
                var valid0 = _errs7 === errors;
              } else
                var valid0 = !0;
          }
        }
      }
    } else
      return validate67.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate67.errors = vErrors, errors === 0;
}
var updateJob_path = validate68;
function validate68(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.id === void 0 && (missing0 = "id"))
        return validate68.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (key0 !== "id") {
            return validate68.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors && data.id !== void 0) {
          let data0 = data.id, _errs3 = errors;
          if (typeof data0 != "string") {
            let dataType0 = typeof data0, coerced0;
            if (coerced0 === void 0)
              if (dataType0 == "number" || dataType0 == "boolean")
                coerced0 = "" + data0;
              else if (data0 === null)
                coerced0 = "";
              else
                return validate68.errors = [{ instancePath: instancePath + "/id", schemaPath: "urn:accord:specs#/$defs/AutomationJobId/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            coerced0 !== void 0 && (data0 = coerced0, data !== void 0 && (data.id = coerced0));
          }
          if (errors === _errs3 && typeof data0 == "string") {
            if (data0.length > 68 && func2(data0) > 68)
              return validate68.errors = [{ instancePath: instancePath + "/id", schemaPath: "urn:accord:specs#/$defs/AutomationJobId/maxLength", keyword: "maxLength", params: { limit: 68 }, message: "must NOT have more than 68 characters" }], !1;
            if (!pattern25.test(data0))
              return validate68.errors = [{ instancePath: instancePath + "/id", schemaPath: "urn:accord:specs#/$defs/AutomationJobId/pattern", keyword: "pattern", params: { pattern: "^job_[A-Za-z0-9_-]{1,64}$" }, message: 'must match pattern "^job_[A-Za-z0-9_-]{1,64}$"' }], !1;
          }
        }
      }
    } else
      return validate68.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate68.errors = vErrors, errors === 0;
}
var updateThread_path = validate69;
function validate69(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.threadId === void 0 && (missing0 = "threadId"))
        return validate69.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (key0 !== "threadId") {
            return validate69.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors && data.threadId !== void 0) {
          let data0 = data.threadId, _errs3 = errors;
          if (typeof data0 != "string") {
            let dataType0 = typeof data0, coerced0;
            if (coerced0 === void 0)
              if (dataType0 == "number" || dataType0 == "boolean")
                coerced0 = "" + data0;
              else if (data0 === null)
                coerced0 = "";
              else
                return validate69.errors = [{ instancePath: instancePath + "/threadId", schemaPath: "urn:accord:specs#/$defs/ThreadId/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            coerced0 !== void 0 && (data0 = coerced0, data !== void 0 && (data.threadId = coerced0));
          }
          if (errors === _errs3 && typeof data0 == "string" && !pattern22.test(data0))
            return validate69.errors = [{ instancePath: instancePath + "/threadId", schemaPath: "urn:accord:specs#/$defs/ThreadId/pattern", keyword: "pattern", params: { pattern: "^[0-9A-Fa-f]{8}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{12}$" }, message: 'must match pattern "^[0-9A-Fa-f]{8}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{12}$"' }], !1;
        }
      }
    } else
      return validate69.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate69.errors = vErrors, errors === 0;
}
export {
  adminCancelRun_path,
  adminDeleteWebhook_path,
  adminGetUser_path,
  adminGetWebhookDelivery_path,
  adminGetWebhook_path,
  adminListActs_query,
  adminListDeliveries_query,
  adminListJobs_query,
  adminListRuns_query,
  adminListUsers_query,
  adminListWebhookDeliveries_query,
  adminPingWebhook_path,
  adminReplayWebhookDelivery_path,
  adminReplayWebhook_path,
  adminRequeueRun_path,
  adminRetryDelivery_path,
  adminRotateWebhookSecret_path,
  adminUpdateUser_path,
  adminUpdateWebhook_path,
  answerQuestion_path,
  cancelRun_path,
  createRun_query,
  createStreamTicket_path,
  decideApproval_path,
  deleteJob_path,
  deleteMe_query,
  deleteMemory_path,
  deleteThread_path,
  getAttachment_path,
  getAttachment_query,
  getConsoleAsset_path,
  getContact_path,
  getDocsAsset_path,
  getHistory_query,
  getJob_path,
  getOpenapi_query,
  getRunEvidence_path,
  getRunEvidence_query,
  getRun_path,
  getRun_query,
  getThreadEvidence_path,
  getThread_path,
  getUsage_query,
  listApprovals_query,
  listContacts_query,
  listJobs_query,
  listMemoryVersions_path,
  listNotices_query,
  listThreadRuns_path,
  listThreadRuns_query,
  listThreads_query,
  resolveReview_path,
  runJob_path,
  searchThreads_query,
  streamByTicket_query,
  streamRunEvents_path,
  streamRunEvents_query,
  updateJob_path,
  updateThread_path
};
